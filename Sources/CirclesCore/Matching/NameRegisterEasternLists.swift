extension NameRegisterLists {
    /// Family names that are written before the given name and are hardly ever given names.
    static let commonEasternFamily = """
        wang li zhang liu chen yang huang zhao wu zhou xu sun zhu gao lin zheng liang guo luo xie tang deng feng cao peng zeng
        kim park choi jeong kang cho yoon jang lim kwon hwang hong nguyen tran le pham huynh hoang phan vo dang bui ngo duong
        tanaka suzuki sato takahashi watanabe yamamoto nakamura kobayashi yoshida ng wong chan lee lau cheung leung
        """

    /// Family names of the same kind that are given names as well.
    static let easternFamily = """
        hu he ma song han dong xiao tian pan yuan cai jiang yu du ye cheng wei su lu ding ren shen yao zhong jin qin qiu shi hou
        bai mao wan duan qian dai yan fan fang shao meng long kong hao lai gong oh seo shin ahn son bae baek yoo nam ryu jeon
        ko moon yang heo noh ha vu do ho ly truong dinh mai trinh dao lam luu doan vuong quach to ly ha chau thai ta lo chow ho
        """

    static let hungarianFamily = """
        nagy szabo kovacs toth horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah racz fekete
        szilagyi torok feher balazs gal szucs kocsis orsos pinter fodor
        """

    /// Syllables of Chinese, Korean and Vietnamese names, alone and in the commonest pairs: one letter more or
    /// less is another name.
    static let syllables = """
        ai an ang ao ba bai ban bang bao bei ben bi bian biao bin bing bo bu cai can cang cao ce cen ceng cha chai chan chang chao
        che chen cheng chi chong chou chu chuan chuang chun ci cong cui cun da dai dan dang dao de deng di dian diao ding dong dou
        du duan dui dun duo en er fa fan fang fei fen feng fo fu gai gan gang gao ge gen geng gong gou gu gua guai guan guang gui
        gun guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing
        jiong jiu ju juan jue jun kai kan kang kao ke ken keng kong kou ku kuai kuan kuang kui kun kuo la lai lan lang lao le lei
        leng li lian liang liao lie lin ling liu long lou lu luan lun luo lv ma mai man mang mao mei men meng mi mian miao min ming
        mo mou mu na nai nan nang nao nei nen neng ni nian niang nie nin ning niu nong nu nuan nuo ou pai pan pang pao pei pen peng
        pi pian piao pin ping po pu qi qia qian qiang qiao qin qing qiong qiu qu quan que qun ran rao ren reng rong rou ru ruan rui
        run ruo sa sai san sang se sen sha shan shang shao she shen sheng shi shou shu shua shuai shuang shui shun shuo si song sou
        su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen
        weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yo yong you yu yuan
        yue yun za zai zan zang zao ze zen zeng zha zhai zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhua zhuan zhuang zhui
        zhun zhuo zi zong zou zu zui zun zuo
        bae baek beom bok byung chae cheol chul chung dae deok do dong eun gi gil gu gwang gyu gyeong hae hee heon ho hoon hwan hwa
        hye hyeok hyeon hyo hyuk hyun hyung il in ja jae jeong ji jin jong joo joon jung kwang kyu kyung man min moon myung nam oh
        rae rim ryu seo seok seon seong seung shik sik sil sin soo sook soon suk sun sung tae uk un woo won woong yeon yeong yong yoo
        yoon young yul yun jihoon jihun jihyun jiwoo jiwon jimin jisoo jihye jiyoung jieun jiho jiyeon minjun minji minho minjung minsu
        minseo minah minseok seojun seoyeon seohyun hyunwoo hyunju hyejin sujin soojin sungmin sungho taehyung taemin yejin yejun
        yuna dohyun doyoon hajun haeun eunji eunju donghyun junho junseo
        anh bao binh cam chau chi chinh cuc cuong dai dan danh dao dat diem diep dinh doan duc dung duong duy gia giang ha hai han
        hang hanh hao hien hiep hieu hoa hoai hoan hoang hong hue hung huong huy huyen khai khanh khoa khoi khue kien kieu lam lan
        lanh linh loan loc loi long ly mai manh minh my nam nga ngan nghia ngoc nguyen nhan nhi nhien nhung nhu ninh oanh phat phi
        phong phu phuc phung phuong quan quang quoc quy quyen quynh sang son suong tam tan thach thai tham than thang thanh thao
        thi thien thinh tho thoa thom thong thu thuan thuc thuy thuyen tien tin tinh toan tram trang tri trinh trong truc trung
        truong tu tuan tung tuyen tuyet uyen van vi vien viet vinh vu vuong vy xuan yen
        """
}
