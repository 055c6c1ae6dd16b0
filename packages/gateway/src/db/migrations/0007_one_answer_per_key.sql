-- The first answer to a request that names a key, kept for a day: a repeat gets it instead of being done again.
CREATE TABLE request_keys (
  user_id INTEGER NOT NULL REFERENCES users (id),
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'effective', 'answered')),
  answer TEXT,
  PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX request_keys_by_age ON request_keys (created_at);

-- A file that belongs to nothing yet, or no longer: its row is written before its bytes come and goes after they are gone.
ALTER TABLE files ADD COLUMN is_pending INTEGER NOT NULL DEFAULT 0;
