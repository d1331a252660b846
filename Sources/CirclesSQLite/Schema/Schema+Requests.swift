/// The fifteenth migration: a request that comes again under its key says the same again.
extension Schema {
    static let requestMigration = "15 requests"

    /// A SHA-256 of what the request said; null for those of earlier versions.
    static let requestColumn = "ALTER TABLE request_key ADD COLUMN content TEXT"
}
