/// The table behind `Nicknames`: full names, a colon, what people shorten them to; folded.
enum NicknameTable {
    static let lines = """
        william: bill billy will willy willie liam wim
        elizabeth elisabeth: liz lizzie lizzy beth betty bess eliza lisa elsie betsy libby lib sissi lilibet
        robert: bob bobby rob robbie robby bert
        jose: pepe pepito josito chepe
        aleksandr aleksandra: sasha shura sanya
        """
}
