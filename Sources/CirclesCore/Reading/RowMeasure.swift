/// What the weights of `RowLabels` are fitted on: the features of each piece of a page, with where its words stand.
package struct RowMeasure: Encodable {
    package struct Piece: Encodable {
        let words: [RecognizedPage.Word]
        let part: String
        let features: [Double]
        let scales: [Double]
    }

    package let pieces: [Piece]
    package let cap: Double
    package let onRight: Double

    init(_ rows: LabelledRows) {
        let scales = RowScales(page: rows.page).all()
        pieces = rows.page.pieces.indices.map { index in
            Piece(
                words: rows.page.pieces[index].line.words, part: "\(rows.page.pieces[index].part)",
                features: rows.features[index], scales: scales[index])
        }
        cap = rows.page.cap
        onRight = rows.page.onRight
    }
}
