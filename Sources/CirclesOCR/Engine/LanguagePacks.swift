package import CirclesCore
package import Foundation

/// Tesseract's language data on this machine.
package struct LanguagePacks: Sendable {
    /// The directory that holds `eng.traineddata`.
    package let directory: URL

    /// Finds the data: `TESSDATA_PREFIX`, else where Debian, Ubuntu and source builds put it.
    ///
    /// - Throws: `CirclesError` with `configuration` when there is none.
    package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(CirclesError) {
        let places = [
            "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
            "/usr/share/tessdata", "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata",
        ]
        let wanted = environment["TESSDATA_PREFIX"].map { [$0, $0 + "/tessdata"] } ?? places
        guard let found = wanted.first(where: Self.holdsData) else {
            throw CirclesError(
                .configuration, "no Tesseract language data was found",
                remedy: environment["TESSDATA_PREFIX"] == nil
                    ? .install(["tesseract-ocr-eng"])
                    : .advice("TESSDATA_PREFIX names a directory without .traineddata"))
        }
        directory = URL(filePath: found, directoryHint: .isDirectory)
    }

    /// The languages that can be asked for, sorted; scripts as `script/Latin`.
    package var installed: [String] {
        let names = { (folder: URL, prefix: String) -> [String] in
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return entries.filter { $0.hasSuffix(".traineddata") }.map { prefix + $0.dropLast(".traineddata".count) }
        }
        let all = names(directory, "") + names(directory.appending(path: "script"), "script/")
        return all.filter { $0 != "osd" && $0 != "equ" }.sorted()
    }

    /// Tesseract can tell scripts apart here.
    var holdsScriptData: Bool { exists("osd") }

    /// What reads most of the world's chats here when nobody names a language: the pack of all Latin-script languages,
    /// else English, else what there is.
    package var defaults: [String] {
        let installed = installed
        let preferred = ["Latin", "script/Latin", "eng"].first(where: installed.contains)
        return [preferred ?? installed.first ?? "eng"]
    }

    /// - Throws: `CirclesError` with `configuration` that names the Debian package of the first missing language.
    package func require(_ languages: [String]) throws(CirclesError) { _ = try resolve(languages) }

    /// What Tesseract calls each of `languages` here; none stands for `defaults`.
    ///
    /// - Throws: `CirclesError` with `configuration` that names the Debian package of the first missing one, if there may
    ///   be one, `usage` for what cannot be a language code.
    func resolve(_ languages: [String]) throws(CirclesError) -> [String] {
        var resolved: [String] = []
        for language in languages.isEmpty ? defaults : languages {
            guard Self.isCode(language) else {
                throw CirclesError(.usage, "a language is a code such as eng, deu or script/Latin")
            }
            let choices = [language, "script/" + language]
            guard let code = choices.first(where: exists) else {
                try Self.checkIsPackaged(language)
                throw CirclesError(
                    .configuration, "the language pack \(language) is not installed",
                    remedy: .install([Self.debianPackage(of: language)]))
            }
            if !resolved.contains(code) { resolved.append(code) }
        }
        return resolved
    }

    /// A package is named only where there may be one.
    ///
    /// - Throws: `CirclesError` with `configuration` for what is neither three letters (ISO 639-2, as Tesseract's packs are
    ///   named), with a variant or without, nor a script.
    package static func checkIsPackaged(_ language: String) throws(CirclesError) {
        guard !language.hasPrefix("script/"), scripts[language] == nil,
            language.wholeMatch(of: /[a-z]{3}(_[A-Za-z_]+)?/) == nil
        else { return }
        throw CirclesError(
            .configuration, "there is no language pack \(language)",
            hint: "a language has three letters, such as deu or spa; a script is written script/Latin")
    }

    /// The Debian package that brings a language or script.
    package static func debianPackage(of language: String) -> String {
        let name = language.split(separator: "/").last.map(String.init) ?? language
        let script = scripts[name] ?? (language.hasPrefix("script/") ? String(name.lowercased().prefix(4)) : nil)
        return "tesseract-ocr-" + (script.map { "script-" + $0 } ?? name.lowercased().replacing("_", with: "-"))
    }

    /// The pack for a script as Tesseract's detection names it: Chinese comes as Han.
    package static func pack(ofScript script: String) -> String { script == "Han" ? "HanS" : script }

    /// Tesseract's script models and the ISO 15924 codes that Debian packages them under.
    private static let scripts = [
        "Arabic": "arab", "Armenian": "armn", "Bengali": "beng", "Cyrillic": "cyrl", "Devanagari": "deva",
        "Ethiopic": "ethi", "Georgian": "geor", "Greek": "grek", "Gujarati": "gujr", "Gurmukhi": "guru",
        "HanS": "hans", "HanT": "hant", "Hangul": "hang", "Hebrew": "hebr", "Japanese": "jpan", "Kannada": "knda",
        "Khmer": "khmr", "Lao": "laoo", "Latin": "latn", "Malayalam": "mlym", "Myanmar": "mymr", "Sinhala": "sinh",
        "Tamil": "taml", "Telugu": "telu", "Thai": "thai", "Tibetan": "tibt", "Vietnamese": "viet",
    ]

    private func exists(_ code: String) -> Bool {
        FileManager.default.fileExists(atPath: directory.appending(path: code + ".traineddata").path)
    }

    /// Nothing that could leave the directory.
    private static func isCode(_ language: String) -> Bool {
        let plain = language.hasPrefix("script/") ? language.dropFirst("script/".count) : language[...]
        return (1...32).contains(plain.utf8.count)
            && plain.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") || isAlphanumeric($0) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func holdsData(_ path: String) -> Bool {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return entries.contains { $0.hasSuffix(".traineddata") }
    }
}
