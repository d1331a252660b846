import ArgumentParser
import CirclesCore
import CirclesOCR
import CirclesSpool
import CirclesStore
import Foundation

/// Looks at everything Circles needs, with a fix for whatever is not right.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check versions, languages, database, model and configuration.")

    @Flag(help: "Do not ask the model its tiny question.")
    var offline = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    /// One thing that was looked at.
    struct Finding: Encodable {
        let subject: String
        let isFine: Bool
        let detail: String
        var fix: String?
    }

    func run() async throws {
        let place = try Home(home.home)
        var findings = [Finding(subject: "circles", isFine: true, detail: Version.current)]
        var settings: Settings?
        do {
            settings = try await Settings.load(place)
            findings.append(configuration(place, settings))
        } catch {
            findings.append(Self.failed("configuration", error))
        }
        findings += languages(settings?.languages ?? [])
        findings.append(Self.heic())
        findings.append(await database(place))
        if let settings { findings += await ModelCheck(settings, isOffline: offline).findings() }
        findings.append(Self.spool(Spool(place)))
        for finding in findings { try tell(finding) }
        if findings.contains(where: { !$0.isFine }) { throw ExitCode(78) }
    }

    private func configuration(_ place: Home, _ settings: Settings?) -> Finding {
        let path = place.configurationFile.path
        guard let mode = try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int else {
            return Finding(subject: "configuration", isFine: true, detail: "none (\(path)); the defaults apply")
        }
        guard mode & 0o077 == 0 else {
            return Finding(
                subject: "configuration", isFine: false, detail: "\(path) can be read by others",
                fix: "chmod 600 \(path)")
        }
        let unknown = SettingsFile(url: place.configurationFile).unknownKeys()
        guard unknown.isEmpty else {
            return Finding(
                subject: "configuration", isFine: false,
                detail: "\(path) has unknown keys: \(unknown.joined(separator: ", "))",
                fix: "correct or remove them; the README lists the keys")
        }
        return Finding(subject: "configuration", isFine: true, detail: path)
    }

    private func languages(_ asked: [String]) -> [Finding] {
        do throws(CirclesError) {
            let packs = try LanguagePacks()
            let installed = packs.installed
            let wanted = asked.isEmpty ? packs.defaults : asked
            let versions = Finding(
                subject: "tesseract", isFine: true,
                detail:
                    "\(TesseractRecognizer.engineVersion), leptonica \(TesseractRecognizer.imageLibraryVersion), in \(packs.directory.path)"
            )
            let missing = wanted.filter { !installed.contains($0) && !installed.contains("script/\($0)") }
            let list = installed.joined(separator: ", ")
            let packages = missing.map(LanguagePacks.debianPackage).joined(separator: " ")
            return [
                versions,
                missing.isEmpty
                    ? Finding(
                        subject: "languages", isFine: true,
                        detail: "reads \(wanted.joined(separator: "+")); installed: \(list)",
                        fix: asked.isEmpty && wanted == ["eng"]
                            ? "for names and languages with accents: apt-get install "
                                + LanguagePacks.debianPackage(of: "script/Latin") : nil)
                    : Finding(
                        subject: "languages", isFine: false, detail: "missing: \(missing.joined(separator: ", "))",
                        fix: "apt-get install \(packages)"),
            ]
        } catch {
            return [Self.failed("tesseract", error)]
        }
    }

    /// Not needed by everybody, so that its absence is nothing to mend.
    private static func heic() -> Finding {
        do throws(CirclesError) {
            try HEICDecoder.require()
            return Finding(subject: "HEIC", isFine: true, detail: "read by libheif \(HEICDecoder.version ?? "")")
        } catch {
            return Finding(subject: "HEIC", isFine: true, detail: "not read: no libheif", fix: error.hint)
        }
    }

    private static func spool(_ spool: Spool) -> Finding {
        func count(_ folder: String, _ ending: String) -> Int {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.count { $0.hasSuffix(ending) }
        }
        let aside = count(spool.quarantine, ".reason")
        guard aside == 0 else {
            return Finding(
                subject: "spool", isFine: false, detail: "\(aside) broken share(s) were put aside",
                fix: "read the .reason files in \(spool.quarantine), then delete both")
        }
        return Finding(subject: "spool", isFine: true, detail: "\(count(spool.new, ".share")) share(s) wait")
    }

    private func database(_ place: Home) async -> Finding {
        do throws(CirclesError) {
            let health = try await CirclesDatabase(folder: place.data).health()
            guard health.integrity == "ok" else {
                return Finding(
                    subject: "database", isFine: false, detail: "damaged: \(health.integrity)",
                    fix: "move \(place.data.path)/circles.sqlite aside; `sqlite3 … .recover` may save its rows")
            }
            let counts =
                "SQLite \(health.sqliteVersion), \(health.contacts) contacts, \(health.interactions) interactions, "
                + "\(health.openNotes) open notes, in \(place.data.path)"
            guard health.unfinishedCaptures == 0 else {
                return Finding(
                    subject: "database", isFine: false,
                    detail: "\(counts); \(health.unfinishedCaptures) capture(s) were cut off",
                    fix: "circles retry --waiting")
            }
            return Finding(subject: "database", isFine: true, detail: counts)
        } catch {
            return Self.failed("database", error)
        }
    }

    static func failed(_ subject: String, _ error: CirclesError) -> Finding {
        Finding(subject: subject, isFine: false, detail: error.message, fix: error.hint)
    }

    private func tell(_ finding: Finding) throws {
        if output.json { return try JSONLines.print(finding) }
        let out = Terminal.standardOutput
        let mark = finding.isFine ? out.styled("ok  ", .green) : out.styled("FIX ", .red)
        out.line("\(mark) \(finding.subject.padded(to: 14)) \(finding.detail.printable)")
        if let fix = finding.fix { out.line("     \("".padded(to: 14)) \(out.styled("fix:", .dim)) \(fix.printable)") }
    }
}
