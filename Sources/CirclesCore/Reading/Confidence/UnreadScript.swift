/// What is believed of a page whose script no language it was read with has.
extension ScriptRule {
    /// Leaves the places of such messages, without the letters that are not theirs, and such a title out.
    ///
    /// Where another script was recognised, even a line of letters that look like Latin ones ("Она") is not believed.
    static func blank(_ transcript: inout Transcript, readFrom lines: [TextLine]) {
        let enough = transcript.unreadScript == nil ? 0.8 : 0.93
        if let title = transcript.title, let line = lines.first(where: { $0.text.contains(title) }),
            line.confidence < enough
        {
            transcript.title = nil
            transcript.titleIsCut = nil
        }
        // A message's confidence is a probability: letters Tesseract is half sure of have 0.9.
        let likely = transcript.unreadScript == nil ? 0.9 : 0.967
        for index in transcript.messages.indices where transcript.messages[index].confidence < likely {
            transcript.messages[index].text = ""
            transcript.messages[index].attachment = nil
            transcript.messages[index].quotes = nil
            transcript.messages[index].sender = nil
        }
        transcript.confidence = min(transcript.confidence, 0.2)
    }
}
