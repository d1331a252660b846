/// Words around a liking, folded.
enum LikingWords {
}
