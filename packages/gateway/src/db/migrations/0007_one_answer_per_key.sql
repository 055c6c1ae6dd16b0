-- The first answer to a request with an idempotency key. It is kept for a day, and a repeat of the request gets it.
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

-- A file that no row references yet, or no longer. Its row is written before its bytes and deleted after them.
ALTER TABLE files ADD COLUMN is_pending INTEGER NOT NULL DEFAULT 0;
