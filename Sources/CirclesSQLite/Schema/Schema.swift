internal import GRDB

/// The tables. A migration that has shipped never changes again and names no type of this program.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 first tables") { db in
            try db.execute(sql: firstTables)
        }
        migrator.registerMigration("2 journal") { db in
            try db.execute(sql: journalTables)
        }
        migrator.registerMigration("3 contacts") { db in
            try db.execute(sql: contactTables)
        }
        migrator.registerMigration(ModelTables.migration) { try $0.execute(sql: ModelTables.sql) }
        migrator.registerMigration("5 claims") { db in
            try db.execute(sql: claimColumns)
        }
        migrator.registerMigration("5 watched folders") { db in
            try db.execute(sql: watchTables)
        }
        migrator.registerMigration(groupMigration) { try $0.execute(sql: groupTable) }
        migrator.registerMigration(bookMigration) { try $0.execute(sql: bookTables) }
        migrator.registerMigration(workMigration) { try $0.execute(sql: workTable) }
        migrator.registerMigration(remedyMigration) { try $0.execute(sql: remedyColumn) }
        migrator.registerMigration(listMigration) { try $0.execute(sql: listIndexes) }
        migrator.registerMigration(uncertainDayMigration) { try $0.execute(sql: uncertainDayColumn) }
        migrator.registerMigration(serverMigration) { try $0.execute(sql: serverTables) }
        migrator.registerMigration(searchMigration) { db in
            try db.execute(sql: searchTables)
            for trigger in searchTriggers { try db.execute(sql: trigger) }
        }
        migrator.registerMigration(calendarMigration) { try $0.execute(sql: calendarTables) }
        migrator.registerMigration(requestMigration) { try $0.execute(sql: requestColumn) }
        migrator.registerMigration(calendarKeyMigration) { try $0.execute(sql: calendarKeyTable) }
        migrator.registerMigration(searchNotesMigration) { try $0.execute(sql: searchNotes) }
        migrator.registerMigration(openLabelMigration) { try $0.execute(sql: openLabelIndex) }
        migrator.registerMigration(searchNameMigration) { try $0.execute(sql: searchNames) }
        migrator.registerMigration(agentMigration) { try $0.execute(sql: agentColumn) }
        migrator.registerMigration(routineMigration) { try $0.execute(sql: routineIndex) }
        migrator.registerMigration(searchNotingMigration) { db in
            for sql in searchNoting { try db.execute(sql: sql) }
        }
        migrator.registerMigration(neighbourMigration) { try $0.execute(sql: neighbourIndexes) }
        return migrator
    }

    /// UUIDs are lower-case text, so that ids of deleted rows never come back; instants are UTC text with their
    /// zone beside them; lists are JSON.
    private static let firstTables = """
        CREATE TABLE contact (
            id TEXT PRIMARY KEY NOT NULL,
            uid TEXT UNIQUE,
            name TEXT NOT NULL,
            is_me INTEGER NOT NULL DEFAULT 0,
            created_at TEXT NOT NULL,
            updated_at TEXT NOT NULL
        );
        CREATE UNIQUE INDEX contact_me ON contact(is_me) WHERE is_me;

        CREATE TABLE contact_name (
            id TEXT PRIMARY KEY NOT NULL,
            contact_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            value TEXT NOT NULL,
            source TEXT NOT NULL,
            position INTEGER NOT NULL,
            UNIQUE (contact_id, kind, value)
        );

        CREATE TABLE capture (
            id TEXT PRIMARY KEY NOT NULL,
            origin TEXT NOT NULL,
            kind TEXT NOT NULL,
            format TEXT,
            width INTEGER,
            height INTEGER,
            original_name TEXT,
            text TEXT,
            sha256 TEXT NOT NULL,
            user_note TEXT,
            intended_contact_id TEXT REFERENCES contact(id) ON DELETE SET NULL,
            labels TEXT NOT NULL,
            is_private INTEGER NOT NULL,
            captured_at TEXT NOT NULL,
            captured_zone TEXT NOT NULL,
            captured_source TEXT NOT NULL,
            received_at TEXT NOT NULL,
            state TEXT NOT NULL,
            attempts INTEGER NOT NULL,
            last_error TEXT,
            settled_at TEXT,
            has_image INTEGER NOT NULL
        );
        CREATE INDEX capture_sha256 ON capture(sha256);
        CREATE INDEX capture_images ON capture(settled_at) WHERE has_image;
        CREATE INDEX capture_unfinished ON capture(state) WHERE state <> 'filed';

        CREATE TABLE transcript (
            capture_id TEXT PRIMARY KEY NOT NULL REFERENCES capture(id) ON DELETE CASCADE,
            title TEXT,
            text TEXT NOT NULL,
            confidence REAL NOT NULL,
            body TEXT NOT NULL
        );

        CREATE TABLE extraction (
            capture_id TEXT PRIMARY KEY NOT NULL REFERENCES capture(id) ON DELETE CASCADE,
            model TEXT NOT NULL,
            summary TEXT NOT NULL,
            confidence REAL NOT NULL,
            body TEXT NOT NULL
        );

        CREATE TABLE interaction (
            id TEXT PRIMARY KEY NOT NULL,
            occurred_at TEXT NOT NULL,
            zone TEXT NOT NULL,
            summary TEXT NOT NULL,
            summary_is_pending INTEGER NOT NULL,
            messages TEXT NOT NULL,
            user_note TEXT,
            labels TEXT NOT NULL,
            summary_is_edited INTEGER NOT NULL DEFAULT 0,
            revision INTEGER NOT NULL DEFAULT 1,
            created_at TEXT NOT NULL
        );
        CREATE INDEX interaction_occurred ON interaction(occurred_at);

        CREATE TABLE interaction_capture (
            interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
            capture_id TEXT NOT NULL UNIQUE REFERENCES capture(id) ON DELETE CASCADE,
            PRIMARY KEY (interaction_id, capture_id)
        );

        CREATE TABLE participant (
            interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            contact_id TEXT REFERENCES contact(id) ON DELETE RESTRICT,
            label TEXT NOT NULL,
            PRIMARY KEY (interaction_id, position)
        );
        CREATE INDEX participant_contact ON participant(contact_id);

        CREATE TABLE fact (
            id TEXT PRIMARY KEY NOT NULL,
            interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            position INTEGER NOT NULL,
            about TEXT NOT NULL,
            date TEXT,
            body TEXT NOT NULL
        );
        CREATE INDEX fact_interaction ON fact(interaction_id);
        CREATE INDEX fact_date ON fact(date);

        CREATE TABLE inbox_note (
            id TEXT PRIMARY KEY NOT NULL,
            capture_id TEXT NOT NULL UNIQUE REFERENCES capture(id) ON DELETE CASCADE,
            reason TEXT NOT NULL,
            explanation TEXT NOT NULL,
            title TEXT,
            summary TEXT,
            text TEXT NOT NULL,
            state TEXT NOT NULL,
            interaction_id TEXT REFERENCES interaction(id) ON DELETE SET NULL,
            revision INTEGER NOT NULL,
            rejected_contact_ids TEXT NOT NULL,
            created_at TEXT NOT NULL
        );
        CREATE INDEX inbox_note_state ON inbox_note(state, created_at);

        CREATE TABLE journal (
            id TEXT PRIMARY KEY NOT NULL,
            at TEXT NOT NULL,
            action TEXT NOT NULL,
            is_automatic INTEGER NOT NULL,
            capture_id TEXT,
            interaction_id TEXT,
            note_id TEXT,
            contact_id TEXT,
            body TEXT NOT NULL,
            undone_at TEXT
        );
        CREATE INDEX journal_at ON journal(at);

        CREATE TABLE model_request (
            id TEXT PRIMARY KEY NOT NULL,
            capture_id TEXT REFERENCES capture(id) ON DELETE CASCADE,
            at TEXT NOT NULL,
            model TEXT NOT NULL,
            model_version TEXT,
            tokens_in INTEGER,
            tokens_out INTEGER,
            milliseconds INTEGER NOT NULL,
            failure TEXT
        );
        """
}
