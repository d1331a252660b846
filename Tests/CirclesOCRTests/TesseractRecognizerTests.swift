import CirclesCore
internal import CTesseract
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesOCR

@Suite("Reading pictures with Tesseract")
struct TesseractRecognizerTests {
    @Test(
        "dark and light text is read, and stands on the fill it was drawn on",
        arguments: [PictureMaker.Encoding.png, .jpeg, .bmp, .tiff])
    func reads(encoding: PictureMaker.Encoding) async throws {
        let image = try #require(PictureMaker.chat()).encoded(encoding)
        let page = try await TesseractRecognizer().recognize(image, languages: ["eng"])
        #expect(page.width == 1290 && page.height == 1600)
        let text = page.lines.map(\.text).joined(separator: "\n")
        #expect(text.contains("Are you at home"))
        #expect(text.contains("back on Sunday"))
        let light = try #require(page.lines.first { $0.text.contains("Sunday") })
        let region = try #require(light.region)
        #expect(page.regions[region].bounds.x >= 345 && page.regions[region].bounds.maxX <= 1255)
        #expect(abs(light.bounds.midY - 565) < 40)
        let transcript = TranscriptBuilder().build(page)
        #expect(transcript.messages.map(\.side) == [.left, .right])
    }

    @Test("one recogniser serves many pictures at once, each with its own answer")
    func concurrent() async throws {
        let recognizer = try TesseractRecognizer(workers: 2)
        let image = try #require(PictureMaker.chat()).encoded(.png)
        let blank = try #require(PictureMaker(width: 300, height: 300)).encoded(.png)
        try await withThrowingTaskGroup(of: (Bool, Int).self) { group in
            for index in 0..<6 {
                group.addTask {
                    let page = try await recognizer.recognize(index % 2 == 0 ? image : blank, languages: ["eng"])
                    return (index % 2 == 0, page.lines.count)
                }
            }
            for try await (hasText, lines) in group { #expect(hasText == (lines > 0)) }
        }
    }

    @Test("who helps with another's page changes nothing of it", arguments: [2, 4])
    func helped(workers: Int) async throws {
        let image = try #require(PictureMaker.chat()).encoded(.png)
        let alone = try await TesseractRecognizer().recognize(image, languages: ["eng"])
        let recognizer = try TesseractRecognizer(workers: workers)
        // The first round loads every engine; in the second there are more workers than pictures.
        for count in [workers, 1, workers - 1] {
            try await withThrowingTaskGroup(of: RecognizedPage.self) { group in
                for _ in 0..<count {
                    group.addTask { try await recognizer.recognize(image, languages: ["eng"]) }
                }
                for try await page in group {
                    #expect(page.lines.map(\.text) == alone.lines.map(\.text))
                    #expect(page.lines.map(\.bounds) == alone.lines.map(\.bounds))
                    #expect(!page.isPartial)
                }
            }
        }
    }

    @Test(
        "a missing language is named with its package",
        arguments: [
            ("xyz", "tesseract-ocr-xyz"), ("chi_sim", "tesseract-ocr-chi-sim"),
            ("script/Thai", "tesseract-ocr-script-thai"),
        ])
    func missingLanguage(language: String, package: String) async throws {
        let image = try #require(PictureMaker(width: 50, height: 50)).encoded(.png)
        let recognizer = try TesseractRecognizer()
        await #expect {
            try await recognizer.recognize(image, languages: [language])
        } throws: { error in
            (error as? CirclesError)?.code == .configuration
                && (error as? CirclesError)?.remedy == .install([package])
        }
        // The recogniser is none the worse for it.
        _ = try await recognizer.recognize(image, languages: ["eng"])
    }

    @Test("a language that is a path is refused", arguments: ["../eng", "/etc/passwd", "eng+../x", ""])
    func pathLanguage(language: String) async throws {
        let image = try #require(PictureMaker(width: 50, height: 50)).encoded(.png)
        let recognizer = try TesseractRecognizer()
        await #expect(throws: CirclesError.self) { try await recognizer.recognize(image, languages: [language]) }
    }

    @Test("a cut or damaged file is an error, never a crash", arguments: [PictureMaker.Encoding.png, .jpeg, .tiff])
    func damaged(encoding: PictureMaker.Encoding) async throws {
        let image = try #require(PictureMaker.chat()).encoded(encoding)
        let recognizer = try TesseractRecognizer()
        for share in [0.3, 0.6, 0.9] {
            let cut = image.prefix(Int(Double(image.count) * share))
            await #expect(throws: CirclesError.self) { try await recognizer.recognize(cut, languages: ["eng"]) }
        }
        var generator = SplitMix64(seed: 7)
        for _ in 0..<8 {
            var mutated = image
            for _ in 0..<12 {
                mutated[Int.random(in: 40..<image.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            _ = try? await recognizer.recognize(mutated, languages: ["eng"])
        }
    }

    @Test("tiny pictures have no text", arguments: [(1, 1), (2, 300), (300, 2), (7, 7)] as [(Int32, Int32)])
    func tiny(width: Int32, height: Int32) async throws {
        let image = try #require(PictureMaker(width: width, height: height)).encoded(.png)
        let page = try await TesseractRecognizer().recognize(image, languages: ["eng"])
        #expect(page.lines.isEmpty)
    }

    @Test("the overlay is a PNG of the picture's width, with a legend below")
    func overlay() async throws {
        let image = try #require(PictureMaker.chat()).encoded(.jpeg)
        let page = try await TesseractRecognizer().recognize(image, languages: ["eng"])
        let header = try ImageHeader(of: Overlay.draw(TranscriptBuilder().build(page), page: page, over: image))
        #expect(header.format == .png)
        #expect(header.width == 1290)
        #expect((1620...1800).contains(header.height))
    }

    @Test("the words of the legend stand beside each other and on the picture", arguments: [600, 1080, 1290, 2400])
    func legend(width: Int) {
        let legend = OverlayLegend(width: width)
        var font = bmfCreate(nil, legend.size)
        defer { bmfDestroy(&font) }
        #expect(legend.rows.flatMap { $0 }.count == Overlay.Mark.allCases.count)
        #expect(legend.rowHeight > Int(font?.pointee.lineheight ?? .max))
        for row in legend.rows {
            for (index, entry) in row.enumerated() {
                var words: Int32 = 0
                bmfGetStringWidth(font, entry.mark.name, &words)
                let end = entry.x + legend.swatch * 3 / 2 + Int(words)
                #expect(end < (index + 1 < row.count ? row[index + 1].x : width))
            }
        }
    }

    @Test("the overlay's marks can be seen on a picture that has an alpha channel")
    func overlayOverAlpha() throws {
        // White, and opaque.
        let image = try #require(PictureMaker(width: 600, height: 800, color: 0xFFFF_FFFF)).encoded(.png)
        var transcript = Transcript()
        transcript.messages = [
            Message(side: .left, text: "Hi", bounds: PixelRect(x: 100, y: 200, width: 200, height: 80))
        ]
        let page = RecognizedPage(width: 600, height: 800, regions: [], lines: [], languages: [])
        let drawn = try Overlay.draw(transcript, page: page, over: image)
        let read = drawn.withUnsafeBytes { raw in
            pixReadMem(raw.baseAddress?.assumingMemoryBound(to: UInt8.self), raw.count)
        }
        let picture = try #require(PictureMaker(taking: read))
        #expect(pixGetSpp(picture.pix) == 3)
        var (red, green, blue): (Int32, Int32, Int32) = (0, 0, 0)
        pixGetRGBPixel(picture.pix, 200, 196, &red, &green, &blue)
        #expect([red, green, blue] == [0x1E, 0x88, 0xE5])
    }
}
