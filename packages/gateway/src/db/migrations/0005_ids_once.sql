-- The id of a deleted row is never used again: a page that still shows the old row would change or delete the new one.
CREATE TABLE credentials_once (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ans_id TEXT NOT NULL REFERENCES operators (ans_id),
  brand_id INTEGER REFERENCES brands (id),
  "user" TEXT NOT NULL,
  password_sealed TEXT NOT NULL,
  is_web_service INTEGER NOT NULL,
  url TEXT,
  cnpj TEXT,
  cpf TEXT,
  description TEXT,
  provider_code TEXT NOT NULL,
  has_error INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO credentials_once SELECT * FROM credentials;
DROP TABLE credentials;
ALTER TABLE credentials_once RENAME TO credentials;
CREATE INDEX credentials_by_operator ON credentials (ans_id, brand_id);

-- The lines are kept in another table while the table that they reference is rebuilt.
CREATE TABLE glosa_lines_aside AS SELECT * FROM glosa_lines;
DROP TABLE glosa_lines;
CREATE TABLE glosa_uploads_once (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  spreadsheet_name TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('erro', 'na fila', 'em progresso', 'sucesso parcial', 'sucesso')),
  total INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  response_status TEXT NOT NULL
    CHECK (response_status IN ('Pendente', 'Processando', 'Recebido', 'Falha no Envio', 'Devolvido', 'Enviado')),
  response_count INTEGER NOT NULL DEFAULT 0,
  source_id TEXT REFERENCES files (id),
  CHECK (failed <= done AND done <= total AND response_count <= done - failed)
) STRICT;
INSERT INTO glosa_uploads_once SELECT * FROM glosa_uploads;
DROP TABLE glosa_uploads;
ALTER TABLE glosa_uploads_once RENAME TO glosa_uploads;
CREATE TABLE glosa_lines (
  upload_id INTEGER NOT NULL REFERENCES glosa_uploads (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  guide_number TEXT NOT NULL,
  amount TEXT NOT NULL,
  reason TEXT NOT NULL,
  error_code TEXT,
  error_message TEXT,
  PRIMARY KEY (upload_id, line)
) STRICT, WITHOUT ROWID;
INSERT INTO glosa_lines SELECT * FROM glosa_lines_aside;
DROP TABLE glosa_lines_aside;
CREATE INDEX glosa_lines_by_guide ON glosa_lines (upload_id, guide_number, line);
-- Removes the jobs of deleted uploads: such a row would prevent the job of a new upload with the same id.
DELETE FROM jobs WHERE kind IN ('glosa', 'glosa-response') AND subject_id NOT IN (SELECT id FROM glosa_uploads);
