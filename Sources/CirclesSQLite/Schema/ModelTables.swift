/// What is kept of asking models: the exchanges of the last weeks, what each day cost, and what servers understand.
enum ModelTables {
    static let migration = "4 models"

    /// `model_usage` outlives the captures and the requests that it counts. An address is a server's, never a user's.
    static let sql = """
        ALTER TABLE model_request ADD COLUMN prompt_version TEXT;
        ALTER TABLE model_request ADD COLUMN reason TEXT;
        ALTER TABLE model_request ADD COLUMN dropped INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX model_request_capture ON model_request(capture_id, at);
        CREATE INDEX model_request_at ON model_request(at);

        CREATE TABLE model_exchange (
            request_id TEXT PRIMARY KEY NOT NULL REFERENCES model_request(id) ON DELETE CASCADE,
            system TEXT NOT NULL,
            user TEXT NOT NULL,
            schema TEXT NOT NULL,
            answer TEXT
        );

        CREATE TABLE model_usage (
            day TEXT NOT NULL,
            model TEXT NOT NULL,
            is_budgeted INTEGER NOT NULL,
            requests INTEGER NOT NULL DEFAULT 0,
            failures INTEGER NOT NULL DEFAULT 0,
            tokens_in INTEGER NOT NULL DEFAULT 0,
            tokens_out INTEGER NOT NULL DEFAULT 0,
            milliseconds INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (day, model)
        );

        CREATE TABLE model_capability (
            model TEXT NOT NULL,
            address TEXT NOT NULL,
            capability TEXT NOT NULL,
            found_at TEXT NOT NULL,
            PRIMARY KEY (model, address)
        );
        """
}
