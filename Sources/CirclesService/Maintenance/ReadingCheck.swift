package import CirclesAPI
internal import CirclesCore
internal import CirclesOCR

/// What `doctor` says of the recogniser: its versions, the languages it reads, and whether it reads HEIC.
package struct ReadingCheck: Sendable {
    /// Those that are configured; empty: the defaults.
    package let languages: [String]

    /// The engine, its languages, and HEIC, in this order.
    package func findings() -> [Finding] { engine() + [heic()] }

    private func engine() -> [Finding] {
        do throws(CirclesError) {
            let packs = try LanguagePacks()
            let versions =
                "\(TesseractRecognizer.engineVersion), leptonica \(TesseractRecognizer.imageLibraryVersion), "
                + "in \(packs.directory.path)"
            return [Finding("tesseract", versions), packsFinding(packs)]
        } catch {
            return [Finding("tesseract", error)]
        }
    }

    private func packsFinding(_ packs: LanguagePacks) -> Finding {
        let installed = packs.installed
        let wanted = languages.isEmpty ? packs.defaults : languages
        let missing = wanted.filter { !installed.contains($0) && !installed.contains("script/\($0)") }
        guard missing.isEmpty else {
            do throws(CirclesError) {
                for language in missing { try LanguagePacks.checkIsPackaged(language) }
            } catch {
                return Finding("languages", error)
            }
            return Finding(
                "languages", isFine: false, "missing: \(missing.joined(separator: ", "))",
                fix: .install(missing.map(LanguagePacks.debianPackage)))
        }
        let isPlain = languages.isEmpty && wanted == ["eng"]
        return Finding(
            "languages",
            "reads \(wanted.joined(separator: "+")); installed: \(installed.joined(separator: ", "))",
            fix: isPlain
                ? .install(
                    [LanguagePacks.debianPackage(of: "script/Latin")], for: "names and languages with accents")
                : nil)
    }

    /// Not needed by everybody, so that its absence is nothing to mend.
    private func heic() -> Finding {
        do throws(CirclesError) {
            try HEICDecoder.require()
            return Finding("HEIC", "read by libheif \(HEICDecoder.version ?? "")")
        } catch {
            return Finding("HEIC", "not read: no libheif", fix: error.remedy)
        }
    }
}
