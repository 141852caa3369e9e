-- Dice that many tables share: the secret behind each draw, made before the first of them begins.
CREATE TABLE draws (
    id      TEXT    NOT NULL PRIMARY KEY,
    secret  BLOB    NOT NULL CHECK (length(secret) = 32),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Daily challenges: who has begun one, and what came of it. Without a moment in `finished` it is
-- under way; with one and without points it was given up.
CREATE TABLE attempts (
    day        TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    person     INTEGER NOT NULL REFERENCES people (id),
    table_num  INTEGER NOT NULL REFERENCES tables (num),
    known      INTEGER NOT NULL CHECK (known IN (0, 1)),
    alias      TEXT    NOT NULL,
    points     INTEGER,
    -- Four bytes for each number, so that comparing bytes compares numbers.
    tie_breaks BLOB    NOT NULL,
    began      INTEGER NOT NULL,
    finished   INTEGER,
    PRIMARY KEY (day, game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX attempts_by_table ON attempts (table_num);
-- In the order of the two boards.
CREATE INDEX attempts_by_place ON attempts (day, game, points DESC, tie_breaks DESC, finished)
    WHERE points IS NOT NULL;
CREATE INDEX attempts_of_known ON attempts (day, game, points DESC, tie_breaks DESC, finished)
    WHERE points IS NOT NULL AND known = 1;
CREATE INDEX attempts_open ON attempts (day, game) WHERE finished IS NULL;
