PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
INSERT INTO grdb_migrations VALUES('1 first tables');
CREATE TABLE contact (
    id TEXT PRIMARY KEY NOT NULL,
    uid TEXT UNIQUE,
    name TEXT NOT NULL,
    is_me INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
);
INSERT INTO contact VALUES('89d7c798-d66f-44a9-b001-03dfef79e969',NULL,'Elizabeth Chen',0,'2026-11-21 08:01:44.038','2026-11-21 08:01:44.038');
INSERT INTO contact VALUES('34db627a-b527-4f5a-a32d-f358472d8276',NULL,'Maria Lopez',0,'2026-11-21 08:01:44.091','2026-11-21 08:01:44.091');
INSERT INTO contact VALUES('36981500-1842-4011-a043-4fe475e3a1df',NULL,'Ana Sousa',0,'2026-11-21 08:01:44.138','2026-11-21 08:01:44.138');
INSERT INTO contact VALUES('b6ee6fa5-df3c-45a5-9af2-c77a4012d846',NULL,'Kim Berg',1,'2026-11-21 08:01:44.183','2026-11-21 08:01:44.183');
CREATE TABLE contact_name (
    id TEXT PRIMARY KEY NOT NULL,
    contact_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    source TEXT NOT NULL,
    position INTEGER NOT NULL,
    UNIQUE (contact_id, kind, value)
);
INSERT INTO contact_name VALUES('98401a07-a0d1-4bd8-aabb-49ba2e4dce64','89d7c798-d66f-44a9-b001-03dfef79e969','nickname','Betty','user',0);
INSERT INTO contact_name VALUES('b6e349c9-e987-4aba-b54d-b70bc9efc2fe','89d7c798-d66f-44a9-b001-03dfef79e969','phone','+1 202 555 0116','user',0);
INSERT INTO contact_name VALUES('fc28f1ca-7885-4cb3-be20-a60cbdc7eaf7','34db627a-b527-4f5a-a32d-f358472d8276','email','maria@example.com','user',0);
INSERT INTO contact_name VALUES('d9e24c5c-a0f8-4575-bc6e-bd4390a290c2','36981500-1842-4011-a043-4fe475e3a1df','handle','ana.s','user',0);
INSERT INTO contact_name VALUES('39211f5f-df05-4c4c-8bf2-e06828dd88eb','89d7c798-d66f-44a9-b001-03dfef79e969','alias','Lizzie 🌸','note 0ba903c5-11d5-4e40-87b6-b00c4fcfab79',0);
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
INSERT INTO capture VALUES('b4856a13-c67f-4946-a3ad-a56ded229d64','cli','text',NULL,NULL,NULL,NULL,replace('Elizabeth Chen\nI love gardening. Dinner on 2 May 2026 at 7 pm?','\n',char(10)),'39a71c768567e173f8e89bbaaa91f30708bd810179095ef291d780b89709ed33','met her mother',NULL,'["family"]',0,'2026-04-20 10:00:00.000','GMT','given','2026-11-21 08:01:44.233','filed',1,NULL,'2026-11-21 08:01:44.244',0);
INSERT INTO capture VALUES('c838f573-02bd-4dc7-9d4f-2f59cf960cb8','cli','text',NULL,NULL,NULL,NULL,replace('Lizzie 🌸\nhello there','\n',char(10)),'e8bb677dd0407b9b58c20d19c145b7decb975fcec2d7d5dbf6bf1bd56c01d31d',NULL,NULL,'[]',0,'2026-11-21 08:01:44.295','GMT','now','2026-11-21 08:01:44.295','filed',1,NULL,'2026-11-21 08:01:44.361',0);
INSERT INTO capture VALUES('c85033c2-d275-4282-8b75-a595f956be88','cli','text',NULL,NULL,NULL,NULL,replace('Maria\nsee you','\n',char(10)),'88074d63a05a6cc721b5720196dcfbe1b7e1e01712793deb2c57b38adcbceb5e',NULL,NULL,'[]',0,'2026-11-21 08:01:44.415','GMT','now','2026-11-21 08:01:44.416','filed',1,NULL,NULL,0);
INSERT INTO capture VALUES('99181023-f6b7-4728-8612-e64b75dc9a8b','cli','text',NULL,NULL,NULL,NULL,replace('Froggy\nbuy now','\n',char(10)),'85d9a12c3c317b132ce87762cf4865c61819286baa993bad4987406cc32fb718',NULL,NULL,'[]',0,'2026-11-21 08:01:44.477','GMT','now','2026-11-21 08:01:44.478','filed',1,NULL,'2026-11-21 08:01:44.535',0);
INSERT INTO capture VALUES('23f3847b-cd6f-4e8e-a73d-a8c8190d98ac','cli','text',NULL,NULL,NULL,NULL,replace('Ana Sousa\nI moved to Porto','\n',char(10)),'c92417e0d3e9a66407148a31a1e7b2766409293ae06ab61f3bc33d63d20ef473',NULL,NULL,'[]',0,'2026-11-21 08:01:44.583','GMT','now','2026-11-21 08:01:44.583','filed',1,NULL,NULL,0);
CREATE TABLE transcript (
    capture_id TEXT PRIMARY KEY NOT NULL REFERENCES capture(id) ON DELETE CASCADE,
    title TEXT,
    text TEXT NOT NULL,
    confidence REAL NOT NULL,
    body TEXT NOT NULL
);
INSERT INTO transcript VALUES('b4856a13-c67f-4946-a3ad-a56ded229d64','Elizabeth Chen',replace('Elizabeth Chen\nI love gardening. Dinner on 2 May 2026 at 7 pm?','\n',char(10)),1.0,'{"app":"unknown","confidence":1,"isGroup":false,"languages":[],"messages":[{"confidence":1,"side":"unknown","text":"I love gardening. Dinner on 2 May 2026 at 7 pm?"}],"separators":[],"text":"Elizabeth Chen\nI love gardening. Dinner on 2 May 2026 at 7 pm?","title":"Elizabeth Chen"}');
INSERT INTO transcript VALUES('c838f573-02bd-4dc7-9d4f-2f59cf960cb8','Lizzie 🌸',replace('Lizzie 🌸\nhello there','\n',char(10)),1.0,'{"app":"unknown","confidence":1,"isGroup":false,"languages":[],"messages":[{"confidence":1,"side":"unknown","text":"hello there"}],"separators":[],"text":"Lizzie 🌸\nhello there","title":"Lizzie 🌸"}');
INSERT INTO transcript VALUES('c85033c2-d275-4282-8b75-a595f956be88','Maria',replace('Maria\nsee you','\n',char(10)),1.0,'{"app":"unknown","confidence":1,"isGroup":false,"languages":[],"messages":[{"confidence":1,"side":"unknown","text":"see you"}],"separators":[],"text":"Maria\nsee you","title":"Maria"}');
INSERT INTO transcript VALUES('99181023-f6b7-4728-8612-e64b75dc9a8b','Froggy',replace('Froggy\nbuy now','\n',char(10)),1.0,'{"app":"unknown","confidence":1,"isGroup":false,"languages":[],"messages":[{"confidence":1,"side":"unknown","text":"buy now"}],"separators":[],"text":"Froggy\nbuy now","title":"Froggy"}');
INSERT INTO transcript VALUES('23f3847b-cd6f-4e8e-a73d-a8c8190d98ac','Ana Sousa',replace('Ana Sousa\nI moved to Porto','\n',char(10)),1.0,'{"app":"unknown","confidence":1,"isGroup":false,"languages":[],"messages":[{"confidence":1,"side":"unknown","text":"I moved to Porto"}],"separators":[],"text":"Ana Sousa\nI moved to Porto","title":"Ana Sousa"}');
CREATE TABLE extraction (
    capture_id TEXT PRIMARY KEY NOT NULL REFERENCES capture(id) ON DELETE CASCADE,
    model TEXT NOT NULL,
    summary TEXT NOT NULL,
    confidence REAL NOT NULL,
    body TEXT NOT NULL
);
INSERT INTO extraction VALUES('b4856a13-c67f-4946-a3ad-a56ded229d64','rules','A text of one line from a conversation with Elizabeth Chen. Planned: dinner on Saturday 2 May 2026 at 19:00. It says: “I love gardening. Dinner on 2 May 2026 at 7 pm?”',0.94999999999999995559,'{"confidence":0.95,"dates":[{"about":"unknown","date":"2026-05-02","evidence":{"message":0,"quote":"2 May 2026 at 7 pm"},"isUncertain":false,"time":"19:00"}],"detectedName":"Elizabeth Chen","events":[{"about":"unknown","date":"2026-05-02","evidence":{"message":0,"quote":"Dinner on 2 May 2026 at 7 pm"},"isUncertain":false,"time":"19:00","title":"dinner"}],"interests":[{"about":"unknown","evidence":{"message":0,"quote":"I love gardening"},"topic":"gardening"}],"model":"rules","nameEvidence":{"quote":"Elizabeth Chen"},"reasoning":"The title names the other person.","relationships":[],"summary":"A text of one line from a conversation with Elizabeth Chen. Planned: dinner on Saturday 2 May 2026 at 19:00. It says: “I love gardening. Dinner on 2 May 2026 at 7 pm?”"}');
INSERT INTO extraction VALUES('c838f573-02bd-4dc7-9d4f-2f59cf960cb8','rules','A text of one line from a conversation with Lizzie 🌸. It says: “hello there”',0.94999999999999995559,'{"confidence":0.95,"dates":[],"detectedName":"Lizzie 🌸","events":[],"interests":[],"model":"rules","nameEvidence":{"quote":"Lizzie 🌸"},"reasoning":"The title names the other person.","relationships":[],"summary":"A text of one line from a conversation with Lizzie 🌸. It says: “hello there”"}');
INSERT INTO extraction VALUES('c85033c2-d275-4282-8b75-a595f956be88','rules','A text of one line from a conversation with Maria. It says: “see you”',0.94999999999999995559,'{"confidence":0.95,"dates":[],"detectedName":"Maria","events":[],"interests":[],"model":"rules","nameEvidence":{"quote":"Maria"},"reasoning":"The title names the other person.","relationships":[],"summary":"A text of one line from a conversation with Maria. It says: “see you”"}');
INSERT INTO extraction VALUES('99181023-f6b7-4728-8612-e64b75dc9a8b','rules','A text of one line from a conversation with Froggy. It says: “buy now”',0.94999999999999995559,'{"confidence":0.95,"dates":[],"detectedName":"Froggy","events":[],"interests":[],"model":"rules","nameEvidence":{"quote":"Froggy"},"reasoning":"The title names the other person.","relationships":[],"summary":"A text of one line from a conversation with Froggy. It says: “buy now”"}');
INSERT INTO extraction VALUES('23f3847b-cd6f-4e8e-a73d-a8c8190d98ac','rules','She moved to Porto.',0.94999999999999995559,'{"confidence":0.95,"dates":[],"detectedName":"Ana Sousa","events":[],"interests":[],"model":"rules","nameEvidence":{"quote":"Ana Sousa"},"reasoning":"The title names the other person.","relationships":[],"summary":"She moved to Porto."}');
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
INSERT INTO interaction VALUES('f1a103de-6e09-4730-8b01-443fe1e89069','2026-04-20 10:00:00.000','GMT','A text of one line from a conversation with Elizabeth Chen. Planned: dinner on Saturday 2 May 2026 at 19:00. It says: “I love gardening. Dinner on 2 May 2026 at 7 pm?”',0,'[{"confidence":1,"side":"unknown","text":"I love gardening. Dinner on 2 May 2026 at 7 pm?"}]','met her mother','["family"]',0,1,'2026-11-21 08:01:44.244');
INSERT INTO interaction VALUES('95287b86-4569-4cd6-9127-ce0312e42998','2026-11-21 08:01:44.295','GMT','A text of one line from a conversation with Lizzie 🌸. It says: “hello there”',0,'[{"confidence":1,"side":"unknown","text":"hello there"}]',NULL,'[]',0,1,'2026-11-21 08:01:44.361');
CREATE TABLE interaction_capture (
    interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
    capture_id TEXT NOT NULL UNIQUE REFERENCES capture(id) ON DELETE CASCADE,
    PRIMARY KEY (interaction_id, capture_id)
);
INSERT INTO interaction_capture VALUES('f1a103de-6e09-4730-8b01-443fe1e89069','b4856a13-c67f-4946-a3ad-a56ded229d64');
INSERT INTO interaction_capture VALUES('95287b86-4569-4cd6-9127-ce0312e42998','c838f573-02bd-4dc7-9d4f-2f59cf960cb8');
CREATE TABLE participant (
    interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    contact_id TEXT REFERENCES contact(id) ON DELETE RESTRICT,
    label TEXT NOT NULL,
    PRIMARY KEY (interaction_id, position)
);
INSERT INTO participant VALUES('f1a103de-6e09-4730-8b01-443fe1e89069',0,'89d7c798-d66f-44a9-b001-03dfef79e969','Elizabeth Chen');
INSERT INTO participant VALUES('95287b86-4569-4cd6-9127-ce0312e42998',0,'89d7c798-d66f-44a9-b001-03dfef79e969','Lizzie 🌸');
CREATE TABLE fact (
    id TEXT PRIMARY KEY NOT NULL,
    interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    position INTEGER NOT NULL,
    about TEXT NOT NULL,
    date TEXT,
    body TEXT NOT NULL
);
INSERT INTO fact VALUES('c90ef19f-ef84-49e2-89b5-928124622f33','f1a103de-6e09-4730-8b01-443fe1e89069','interest',0,'unknown',NULL,'{"evidence":{"quote":"I love gardening","message":0},"topic":"gardening","about":"unknown"}');
INSERT INTO fact VALUES('2efabaac-44b9-44b5-a1d3-37353dd6410e','f1a103de-6e09-4730-8b01-443fe1e89069','event',1,'unknown','2026-05-02','{"date":"2026-05-02","title":"dinner","about":"unknown","evidence":{"quote":"Dinner on 2 May 2026 at 7 pm","message":0},"isUncertain":false,"time":"19:00"}');
INSERT INTO fact VALUES('35933e5a-7b60-4d3f-81c5-79396b3b303f','f1a103de-6e09-4730-8b01-443fe1e89069','date',2,'unknown','2026-05-02','{"evidence":{"quote":"2 May 2026 at 7 pm","message":0},"about":"unknown","isUncertain":false,"date":"2026-05-02","time":"19:00"}');
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
INSERT INTO inbox_note VALUES('0ba903c5-11d5-4e40-87b6-b00c4fcfab79','c838f573-02bd-4dc7-9d4f-2f59cf960cb8','confirm','"Lizzie 🌸" is probably Elizabeth Chen: ''Lizzie'' is short for ''Elizabeth'', the first name of ''Elizabeth Chen''; no other contact fits','Lizzie 🌸','A text of one line from a conversation with Lizzie 🌸. It says: “hello there”',replace('Lizzie 🌸\nhello there','\n',char(10)),'filed','95287b86-4569-4cd6-9127-ce0312e42998',2,'[]','2026-11-21 08:01:44.306');
INSERT INTO inbox_note VALUES('2be15188-bc88-458b-a87c-d5a6bf279bcd','c85033c2-d275-4282-8b75-a595f956be88','confirm','"Maria" is probably Maria Lopez: ''Maria'' is the first name of Maria Lopez; no other contact fits','Maria','A text of one line from a conversation with Maria. It says: “see you”',replace('Maria\nsee you','\n',char(10)),'open',NULL,1,'[]','2026-11-21 08:01:44.426');
INSERT INTO inbox_note VALUES('420f1bb3-3c73-4664-a1c4-9e97606d7c32','99181023-f6b7-4728-8612-e64b75dc9a8b','unknownContact','no contact is called "Froggy"','Froggy','A text of one line from a conversation with Froggy. It says: “buy now”',replace('Froggy\nbuy now','\n',char(10)),'dismissed',NULL,2,'[]','2026-11-21 08:01:44.488');
INSERT INTO inbox_note VALUES('ce39f44a-ecc5-49b8-8837-c2dcc362a6c7','23f3847b-cd6f-4e8e-a73d-a8c8190d98ac','undone','you took it back from Ana Sousa','Ana Sousa','She moved to Porto.',replace('Ana Sousa\nI moved to Porto','\n',char(10)),'open',NULL,1,'["36981500-1842-4011-a043-4fe475e3a1df"]','2026-11-21 08:01:44.683');
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
INSERT INTO journal VALUES('723c8d5a-18bd-4672-a346-82e59603f925','2026-11-21 08:01:44.038','contactAdded',0,NULL,NULL,NULL,'89d7c798-d66f-44a9-b001-03dfef79e969','{}',NULL);
INSERT INTO journal VALUES('cdac114a-96a1-4fc8-9804-f04d57ff8710','2026-11-21 08:01:44.091','contactAdded',0,NULL,NULL,NULL,'34db627a-b527-4f5a-a32d-f358472d8276','{}',NULL);
INSERT INTO journal VALUES('d818dbd5-6932-44e6-acfc-23a5c37e1a00','2026-11-21 08:01:44.138','contactAdded',0,NULL,NULL,NULL,'36981500-1842-4011-a043-4fe475e3a1df','{}',NULL);
INSERT INTO journal VALUES('15b0fd5d-099a-4c7b-8fc8-32c3f70f40b5','2026-11-21 08:01:44.244','filed',1,'b4856a13-c67f-4946-a3ad-a56ded229d64','f1a103de-6e09-4730-8b01-443fe1e89069',NULL,'89d7c798-d66f-44a9-b001-03dfef79e969','{}',NULL);
INSERT INTO journal VALUES('a292010f-868e-498a-8622-5a3d069cc730','2026-11-21 08:01:44.306','noted',1,'c838f573-02bd-4dc7-9d4f-2f59cf960cb8',NULL,'0ba903c5-11d5-4e40-87b6-b00c4fcfab79',NULL,'{}',NULL);
INSERT INTO journal VALUES('51a292b4-ec0f-44ba-86d1-1ab9fb81ff3e','2026-11-21 08:01:44.361','assigned',0,'c838f573-02bd-4dc7-9d4f-2f59cf960cb8','95287b86-4569-4cd6-9127-ce0312e42998','0ba903c5-11d5-4e40-87b6-b00c4fcfab79','89d7c798-d66f-44a9-b001-03dfef79e969','{}',NULL);
INSERT INTO journal VALUES('fada469e-c1e7-4dcb-9550-549fde07b409','2026-11-21 08:01:44.426','noted',1,'c85033c2-d275-4282-8b75-a595f956be88',NULL,'2be15188-bc88-458b-a87c-d5a6bf279bcd',NULL,'{}',NULL);
INSERT INTO journal VALUES('5a680887-428a-4d39-af73-4ae07ccd414d','2026-11-21 08:01:44.488','noted',1,'99181023-f6b7-4728-8612-e64b75dc9a8b',NULL,'420f1bb3-3c73-4664-a1c4-9e97606d7c32',NULL,'{}',NULL);
INSERT INTO journal VALUES('081f3b38-5cda-4178-aee6-b4cfaec08e4c','2026-11-21 08:01:44.535','dismissed',0,'99181023-f6b7-4728-8612-e64b75dc9a8b',NULL,'420f1bb3-3c73-4664-a1c4-9e97606d7c32',NULL,'{}',NULL);
INSERT INTO journal VALUES('70378d99-267f-4c80-9419-6f155f36fb75','2026-11-21 08:01:44.594','filed',1,'23f3847b-cd6f-4e8e-a73d-a8c8190d98ac','ecdfee54-df60-47fb-85b9-56d8b94089b5',NULL,'36981500-1842-4011-a043-4fe475e3a1df','{}',NULL);
INSERT INTO journal VALUES('462ee919-f121-47a1-9f93-3c095b97e26f','2026-11-21 08:01:44.639','edited',0,NULL,'ecdfee54-df60-47fb-85b9-56d8b94089b5',NULL,NULL,'{"zone":"GMT","captureIDs":["23f3847b-cd6f-4e8e-a73d-a8c8190d98ac"],"relationships":[],"occurredAt":816940904.583,"summary":"A text of one line from a conversation with Ana Sousa. It says: “I moved to Porto”","messages":[{"confidence":1,"text":"I moved to Porto","side":"unknown"}],"dates":[],"participants":[{"label":"Ana Sousa","contactID":"36981500-1842-4011-a043-4fe475e3a1df"}],"interests":[],"summaryIsPending":false,"events":[],"labels":[],"id":"ecdfee54-df60-47fb-85b9-56d8b94089b5"}',NULL);
INSERT INTO journal VALUES('6ece91c1-4fc1-4144-b0f3-ebdaadf222cf','2026-11-21 08:01:44.683','deleted',0,NULL,'ecdfee54-df60-47fb-85b9-56d8b94089b5',NULL,NULL,'{"messages":[{"confidence":1,"side":"unknown","text":"I moved to Porto"}],"captureIDs":["23f3847b-cd6f-4e8e-a73d-a8c8190d98ac"],"labels":[],"interests":[],"id":"ecdfee54-df60-47fb-85b9-56d8b94089b5","relationships":[],"summaryIsPending":false,"occurredAt":816940904.583,"summary":"She moved to Porto.","participants":[{"label":"Ana Sousa","contactID":"36981500-1842-4011-a043-4fe475e3a1df"}],"dates":[],"zone":"GMT","events":[]}',NULL);
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
CREATE UNIQUE INDEX contact_me ON contact(is_me) WHERE is_me;
CREATE INDEX capture_sha256 ON capture(sha256);
CREATE INDEX capture_images ON capture(settled_at) WHERE has_image;
CREATE INDEX capture_unfinished ON capture(state) WHERE state <> 'filed';
CREATE INDEX interaction_occurred ON interaction(occurred_at);
CREATE INDEX participant_contact ON participant(contact_id);
CREATE INDEX fact_interaction ON fact(interaction_id);
CREATE INDEX fact_date ON fact(date);
CREATE INDEX inbox_note_state ON inbox_note(state, created_at);
CREATE INDEX journal_at ON journal(at);
COMMIT;
