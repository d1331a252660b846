/// Common given names, folded: "I love Sarah" is no interest, "I love Bach" is.
enum GivenNames {
    static let common: Set<String> = Set(
        """
        aaron adam adrian aisha alan albert alex alexander alexandra alice alina amanda amelia amy ana anders andrea andreas \
        andrew andy angela anja ann anna anne annika anton antonio arthur ava barbara beatrice ben benjamin bernd beth \
        bianca bill birgit bob brian bruno camille carl carla carlos carmen caroline catherine charles charlie charlotte \
        chiara chris christian christina christine christoph claire clara claudia colin daniel daniela dave david diana \
        diego dirk dominik doris dylan ed eddie edward elena eleanor eli elias elisa elizabeth ella ellen emily emma eric \
        erik ethan eva evelyn fabian felix finn fiona florian frank franz fred frida gabriel george georg gerd grace \
        greta guido gustav hannah hanna hans harry heidi heike helen helena henry holger hugo ian ida ines inga ingrid \
        isabel isabella ivan jack jacob jake james jan jana jane janine jasmin jason jean jennifer jenny jens jeremy jess \
        jessica jill jim joan joe joel john jonas jonathan jorge jose josh joshua juan judith julia julian juliane jurgen \
        justin karen karin karl kate katharina katherine kathrin katie katrin kevin kim klaus kurt lara lars laura lea \
        lena leo leon leonie lewis liam lily linda linus lisa lorenz louis louise luca lucas lucia lucy luis luisa lukas \
        luke maja manuel marc marco marcus maria marie marina mario marion mark markus marta martha martin mary mateo \
        mathilda matt matteo matthew matthias max maya megan melanie mia michael michelle miguel mike mila milan mira \
        miriam mohamed monica monika moritz nadia nadine nancy natalie nathan neha nick nicola nicole niklas nils nina noah \
        nora olaf oliver olivia omar oscar oskar otto pablo patricia patrick paul paula pavel pedro peter petra phil \
        philip philipp pia priya rachel rafael ralf raul rebecca rene richard rita rob robert robin roger rosa rui ruth \
        ryan sabine sam samantha samuel sandra sara sarah sebastian sean silke simon simone sofia sophia sophie stefan \
        stefanie stephan stephanie stephen steve steven sue susan susanne sven tanja tessa theo theresa thomas till tim \
        timo tina tobias tom tomas tony torsten uwe valentina vanessa vera veronica victor victoria vincent walter \
        wendy werner will william wolfgang yara yasmin yusuf zoe
        """.split(separator: " ").map(String.init))

    /// Whether the folded word is somebody's given name, also one that is less common.
    static func isKnown(_ word: String) -> Bool {
        common.contains(word) || word.utf8.count > 2 && NameGazetteer.isGivenName(ScalarHash.of(word))
    }
}
