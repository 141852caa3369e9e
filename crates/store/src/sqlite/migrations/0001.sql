-- Numbers of people and tables are never given twice, not even after the highest was dropped:
-- that is what AUTOINCREMENT remembers.

CREATE TABLE people (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    key_digest BLOB    NOT NULL CHECK (length(key_digest) = 32),
    name       TEXT    NOT NULL,
    open_names INTEGER NOT NULL CHECK (open_names IN (0, 1)),
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL
) STRICT;

-- The database compares byte by byte and stops at the first difference. It only ever sees a part
-- of the digest; the rest is compared in constant time.
CREATE INDEX people_by_key ON people (substr(key_digest, 1, 8));
CREATE INDEX people_by_seen ON people (seen);

CREATE TABLE tables (
    num      INTEGER PRIMARY KEY AUTOINCREMENT,
    id       TEXT    NOT NULL UNIQUE,
    game     TEXT    NOT NULL,
    rules    INTEGER NOT NULL,
    settings TEXT    NOT NULL,
    status   TEXT    NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'abandoned')),
    public   INTEGER NOT NULL CHECK (public IN (0, 1)),
    owner    INTEGER NOT NULL REFERENCES people (id),
    room     TEXT    NOT NULL,
    secret   BLOB    CHECK (length(secret) = 32),
    created  INTEGER NOT NULL,
    touched  INTEGER NOT NULL,
    deadline INTEGER
) STRICT;

CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_by_touched ON tables (touched);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
-- In the order in which they are listed: 'lobby' comes before 'playing'.
CREATE INDEX tables_open ON tables (status, touched DESC, num DESC)
    WHERE public = 1 AND status <> 'over' AND status <> 'abandoned';

CREATE TABLE members (
    table_num INTEGER NOT NULL REFERENCES tables (num),
    person    INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_num, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_person ON members (person);

-- The chunks of all logs in the order in which they came, each with the one before it in the same
-- log. Chunks of many tables that are written together share pages; an index over tables and
-- numbers would cost one more page for every single chunk.
CREATE TABLE chunks (
    id        INTEGER PRIMARY KEY,
    table_num INTEGER NOT NULL,
    seq       INTEGER NOT NULL,
    before    INTEGER,
    facts     BLOB    NOT NULL
) STRICT;

-- Where the log of a table ends. Narrow, so that the ends of many tables share a page.
CREATE TABLE logs (
    table_num  INTEGER PRIMARY KEY REFERENCES tables (num),
    last_seq   INTEGER NOT NULL,
    last_chunk INTEGER NOT NULL
) STRICT;

CREATE TABLE orders (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    what     TEXT NOT NULL,
    target   TEXT NOT NULL,
    argument TEXT NOT NULL,
    outcome  TEXT
) STRICT;

CREATE INDEX orders_open ON orders (id) WHERE outcome IS NULL;
