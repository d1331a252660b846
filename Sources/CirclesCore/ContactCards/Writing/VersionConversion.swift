/// The few properties that vCard 3.0 and 4.0 write differently.
enum VersionConversion {
    static func convert(_ property: CardProperty, to version: ContactCard.Version) -> CardProperty {
        version == .v40 ? modern(property) : classic(property)
    }

    private static let media = ["PHOTO": "image/", "LOGO": "image/", "SOUND": "audio/", "KEY": "application/"]

    /// For 4.0: `PREF=1`, `data:` and `geo:` URIs.
    private static func modern(_ property: CardProperty) -> CardProperty {
        var property = property
        var isPreferred = false
        property.parameters = property.parameters.compactMap { parameter in
            guard parameter.name.caseInsensitiveEquals("TYPE") else { return parameter }
            let rest = parameter.values.filter { !$0.caseInsensitiveEquals("pref") }
            if rest.count < parameter.values.count { isPreferred = true }
            return rest.isEmpty ? nil : .init(parameter.name, rest)
        }
        if isPreferred, property.first("PREF") == nil { property.parameters.append(.init("PREF", ["1"])) }
        if property.isBase64, let family = media[property.key] {
            let type = property.values(of: "TYPE").first.map { family + $0.lowercased() }
            property.parameters.removeAll {
                $0.name.caseInsensitiveEquals("ENCODING") || $0.name.caseInsensitiveEquals("TYPE")
                    || $0.name.caseInsensitiveEquals("VALUE")
            }
            property.value = "data:\(type ?? "application/octet-stream");base64,\(property.value)"
        }
        if property.key == "GEO" {
            let parts = property.value.split(separator: ";")
            if parts.count == 2, parts.allSatisfy({ Double($0.trimmingSpaces) != nil }) {
                property.value = "geo:\(parts[0].trimmingSpaces),\(parts[1].trimmingSpaces)"
            }
        }
        return property
    }

    /// For 3.0: `TYPE=pref`, `ENCODING=b`, plain numbers and coordinates.
    private static func classic(_ property: CardProperty) -> CardProperty {
        var property = property
        if property.first("PREF") == "1" {
            property.parameters.removeAll { $0.name.caseInsensitiveEquals("PREF") }
            property.parameters.append(.init("TYPE", ["pref"]))
        }
        if property.key == "TEL", property.value.prefix(4).caseInsensitiveEquals("tel:"),
            let number = PhoneText.read(property)
        {
            property.value = CardText.escape(number)
            property.parameters.removeAll { $0.name.caseInsensitiveEquals("VALUE") }
        }
        if let family = media[property.key], property.value.hasPrefix("data:"),
            let mark = property.value.range(of: ";base64,") ?? property.value.range(of: "\\;base64\\,")
        {
            let type = property.value[property.value.index(property.value.startIndex, offsetBy: 5)..<mark.lowerBound]
            property.parameters.removeAll { $0.name.caseInsensitiveEquals("VALUE") }
            property.parameters.append(.init("ENCODING", ["b"]))
            if type.hasPrefix(family) {
                property.parameters.append(.init("TYPE", [type.dropFirst(family.count).uppercased()]))
            }
            property.value = String(property.value[mark.upperBound...])
        }
        if property.key == "GEO", property.value.hasPrefix("geo:") {
            let parts = property.value.dropFirst(4).prefix { $0 != ";" && $0 != "\\" }.split(separator: ",")
            if parts.count == 2 { property.value = "\(parts[0]);\(parts[1])" }
        }
        return property
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String { String(self).trimmed }
}
