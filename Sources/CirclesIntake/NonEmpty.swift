extension String? {
    package var nonEmpty: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
