/// Latin spellings of scripts that do not write all that is heard, or of which many names sound alike. They lead
/// to suggestions, never to a decision.
enum LossyRomanization {
    /// Keys under which a name in Chinese characters, Arabic or Hebrew may be asked for in Latin letters.
    static func keys(of name: String) -> [UInt64] {
        let scalars = name.unicodeScalars.prefix(100)
        if scalars.contains(where: { (0x5D0...0x6FF).contains($0.value) }) {
            return [consonantKey(scalars.map { consonants[$0] ?? ($0 == " " ? " " : "") }.joined())]
        }
        guard scalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) else { return [] }
        let syllables = scalars.compactMap { pinyin[$0] }
        var keys: [UInt64] = []
        if syllables.count > 1 {
            keys = [key(syllables), key(Array(syllables.dropFirst()) + [syllables[0]])]
        }
        let text = String(String.UnicodeScalarView(scalars))
        for (family, reading) in japaneseFamilies where text.hasPrefix(family) {
            let rest = String(text.dropFirst(family.count)).filter { !$0.isWhitespace }
            keys.append(ScalarHash.of(reading))
            if let given = japaneseGiven[rest] { keys += [key([reading, given]), key([given, reading])] }
        }
        return keys
    }

    /// The keys under which a folded Latin name may stand in another script.
    static func keys(ofLatin core: [FoldedWord]) -> [UInt64] {
        guard !core.isEmpty, core.allSatisfy({ $0.scalars.allSatisfy { $0 < 0x80 } }) else { return [] }
        return [FoldedName.key(core), consonantKey(core.map(\.text).joined(separator: " "))]
    }

    private static func key(_ syllables: [String]) -> UInt64 { ScalarHash.of(syllables.joined()) }

    /// What both an unpointed script and a Latin spelling of it show: consonants, none twice in a row, without
    /// those that stand for vowels.
    private static func consonantKey(_ text: String) -> UInt64 {
        var result: [UInt32] = [0x2A]
        for scalar in text.replacing("kh", with: "h").replacing("ch", with: "h").replacing("th", with: "t")
            .unicodeScalars
        {
            if "aeiouywh'".unicodeScalars.contains(scalar), scalar != "h" || result.last == 0x73 { continue }
            let folded: UInt32 =
                scalar == "k" || scalar == "c" ? 0x71 : scalar == "p" ? 0x66 : scalar == "v" ? 0x62 : scalar.value
            if result.last != folded { result.append(folded) }
        }
        return ScalarHash.of(result)
    }

    private static let consonants: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        let arabic =
            "ب:b ت:t ث:t ج:j ح:h خ:h د:d ذ:d ر:r ز:z س:s ش:s ص:s ض:d ط:t ظ:z غ:g ف:f ق:q ك:k ل:l م:m ن:n ه:h ة:"
        let hebrew = "ב:b ג:g ד:d ה: ז:z ח:h ט:t כ:k ך:k ל:l מ:m ם:m נ:n ן:n ס:s פ:p ף:p צ:ts ץ:ts ק:k ר:r ש:s ת:t"
        for item in (arabic + " " + hebrew).split(separator: " ") {
            let sides = item.split(separator: ":", omittingEmptySubsequences: false)
            if let letter = sides.first?.unicodeScalars.first, sides.count == 2 { table[letter] = String(sides[1]) }
        }
        return table
    }()

    /// Readings (Hanyu Pinyin, tones left out) of characters that are common in names.
    private static let pinyin: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for item in pinyinList.split(whereSeparator: \.isWhitespace) {
            let sides = item.split(separator: ":")
            guard sides.count == 2 else { continue }
            for letter in sides[1].unicodeScalars { table[letter] = String(sides[0]) }
        }
        return table
    }()

    private static let pinyinList = """
        wang:王汪旺 li:李黎立丽莉力利 zhang:张張章 liu:刘劉柳 chen:陈陳晨辰 yang:杨楊洋阳 huang:黄黃 zhao:赵趙 wu:吴吳武伍 zhou:周 xu:徐许許旭
        sun:孙孫 ma:马馬 zhu:朱祝 hu:胡 guo:郭国國 he:何贺和 gao:高 lin:林琳 luo:罗羅洛 zheng:郑鄭正 liang:梁亮良 xie:谢謝 song:宋松
        tang:唐汤 deng:邓鄧 han:韩韓涵 feng:冯馮峰锋风凤 yu:于余俞玉宇雨瑜 dong:董东東冬 xiao:萧蕭肖小晓曉 cheng:程成诚 cao:曹 yuan:袁媛元
        shen:沈申 zeng:曾 peng:彭鹏 lü:吕呂 su:苏蘇 lu:卢盧陆陸鲁璐 jiang:蒋蔣江姜 cai:蔡 jia:贾佳家嘉 ding:丁 wei:魏伟偉薇卫威维韦 xue:薛雪学
        ye:叶葉 yan:阎严嚴颜燕艳岩 pan:潘 du:杜 dai:戴 xia:夏霞 zhong:钟鍾忠中 tian:田天 ren:任仁 fan:范樊凡 fang:方芳 shi:石史诗世
        yao:姚瑶 tan:谭 liao:廖 zou:邹 xiong:熊雄 jin:金晋锦津 hao:郝浩昊豪 kong:孔 bai:白柏 cui:崔翠 kang:康 mao:毛 qiu:邱秋 qin:秦琴勤
        gu:顾古 hou:侯 shao:邵 meng:孟梦萌 long:龙龍隆 wan:万婉 duan:段 lei:雷磊蕾 qian:钱倩谦 hong:洪红宏虹鸿 gong:龚 ming:明铭鸣 min:敏民闵
        jing:静靜晶京婧敬 jun:军軍君俊均 jie:杰傑洁捷 ying:英颖莹盈 hua:华華花 mei:梅美玫 lan:兰蘭岚 juan:娟 ping:平萍 gang:刚钢 yong:勇永
        tao:涛濤桃 bin:斌彬宾 bo:波博 hui:辉慧惠会 ning:宁甯 na:娜 ting:婷庭 dan:丹 xin:欣新鑫心馨 yi:怡毅义艺一依 yun:云雲芸 ling:玲灵凌
        qiang:强強 chao:超 zhi:志智芝 wen:文雯温 jian:建健剑 xing:星兴 an:安 ai:艾爱 ya:雅亚 zi:子紫梓 xuan:轩萱璇 han:寒 rui:瑞睿蕊 yue:月悦岳
        """

    private static let japaneseFamilies: [(String, String)] = [
        ("田中", "tanaka"), ("佐藤", "sato"), ("鈴木", "suzuki"), ("高橋", "takahashi"), ("伊藤", "ito"), ("渡辺", "watanabe"),
        ("山本", "yamamoto"), ("中村", "nakamura"), ("小林", "kobayashi"), ("加藤", "kato"), ("吉田", "yoshida"),
        ("山田", "yamada"),
    ]
    private static let japaneseGiven = [
        "太郎": "taro", "花子": "hanako", "健": "ken", "一郎": "ichiro", "翔": "sho", "陽菜": "hina", "美咲": "misaki",
        "健太": "kenta", "直樹": "naoki", "裕子": "yuko", "恵子": "keiko", "大輔": "daisuke",
    ]
}
