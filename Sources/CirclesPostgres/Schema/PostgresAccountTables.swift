/// The third step: what is known across accounts. Nothing of it is anybody's conversation, and only the tables' owner reads it:
/// transactions of an account have the role that may not.
enum PostgresAccountTables {
    /// - `credential`: hashes of secrets, by which it is found whose a request is. The first account to have one keeps it.
    /// - `waiting`: which captures are unfinished.
    /// - `account_turn`: when an account was last served; a table of its own, as an account's row is locked by its writer.
    /// - `account_quota`: what an account may use; each sees its own.
    static let step = """
        CREATE TABLE credential (
            hash TEXT COLLATE "C" PRIMARY KEY, account_id BIGINT NOT NULL REFERENCES account(id) ON DELETE CASCADE);
        CREATE TABLE waiting (
            account_id BIGINT NOT NULL REFERENCES account(id) ON DELETE CASCADE, capture_id TEXT COLLATE "C" NOT NULL,
            PRIMARY KEY (account_id, capture_id));
        CREATE TABLE account_turn (
            account_id BIGINT PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
            served_at TIMESTAMPTZ NOT NULL DEFAULT 'epoch');
        CREATE TABLE account_quota (
            account_id BIGINT PRIMARY KEY REFERENCES account(id) ON DELETE CASCADE,
            captures_a_day BIGINT, bytes_kept BIGINT);
        ALTER TABLE account_quota ENABLE ROW LEVEL SECURITY;
        CREATE POLICY own ON account_quota USING (account_id = CAST(current_setting('circles.account') AS BIGINT));
        GRANT SELECT ON account_quota TO \(PostgresSchema.role);

        CREATE FUNCTION circles_note_credential() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
            SET search_path FROM CURRENT AS $$
        BEGIN
            IF TG_OP = 'INSERT' THEN
                INSERT INTO credential VALUES (NEW.hash, NEW.account_id) ON CONFLICT DO NOTHING;
            ELSE
                DELETE FROM credential WHERE hash = OLD.hash AND account_id = OLD.account_id;
            END IF;
            RETURN NULL;
        END $$;
        CREATE FUNCTION circles_note_waiting() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
            SET search_path FROM CURRENT AS $$
        BEGIN
            IF TG_OP = 'DELETE' THEN
                DELETE FROM waiting WHERE account_id = OLD.account_id AND capture_id = OLD.id;
            ELSIF NEW.state = 'filed' THEN
                DELETE FROM waiting WHERE account_id = NEW.account_id AND capture_id = NEW.id;
            ELSE
                INSERT INTO waiting VALUES (NEW.account_id, NEW.id) ON CONFLICT DO NOTHING;
            END IF;
            RETURN NULL;
        END $$;
        CREATE FUNCTION circles_note_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
            SET search_path FROM CURRENT AS $$
        BEGIN
            INSERT INTO account_turn (account_id) VALUES (NEW.id);
            RETURN NULL;
        END $$;
        REVOKE EXECUTE ON FUNCTION circles_note_credential(), circles_note_waiting(), circles_note_account() FROM PUBLIC;
        CREATE TRIGGER note_account AFTER INSERT ON account FOR EACH ROW EXECUTE FUNCTION circles_note_account();
        CREATE TRIGGER note_waiting AFTER INSERT OR DELETE OR UPDATE OF state ON capture
            FOR EACH ROW EXECUTE FUNCTION circles_note_waiting();
        INSERT INTO account_turn (account_id) SELECT id FROM account;
        \(["device_token", "session", "one_time_link"].map(credentials).joined(separator: "\n"))
        \(asOwner("capture", "INSERT INTO waiting SELECT account_id, id FROM capture WHERE state <> 'filed'"))
        """

    private static func credentials(_ table: String) -> String {
        """
        CREATE TRIGGER note_credential AFTER INSERT OR DELETE ON \(table)
            FOR EACH ROW EXECUTE FUNCTION circles_note_credential();
        \(asOwner(table, "INSERT INTO credential SELECT hash, account_id FROM \(table) ON CONFLICT DO NOTHING"))
        """
    }

    /// What concerns the rows of all accounts, which nobody else sees at once.
    private static func asOwner(_ table: String, _ sql: String) -> String {
        """
        ALTER TABLE \(table) NO FORCE ROW LEVEL SECURITY;
        \(sql);
        ALTER TABLE \(table) FORCE ROW LEVEL SECURITY;
        """
    }
}
