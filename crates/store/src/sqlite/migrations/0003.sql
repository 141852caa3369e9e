-- When the secret of a draw was published; without a moment it is sealed.
ALTER TABLE draws ADD COLUMN revealed INTEGER;

CREATE INDEX draws_sealed ON draws (id) WHERE revealed IS NULL;

-- What a server notes for its next start, such as how far its clock is trusted.
CREATE TABLE notes (
    name TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
