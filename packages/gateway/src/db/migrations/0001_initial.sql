CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL UNIQUE,
  given_name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  membership TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE TABLE sign_in_failures (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  failed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_failures_by_source ON sign_in_failures (source, failed_at);

CREATE TABLE providers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE templates (
  id INTEGER PRIMARY KEY,
  description TEXT NOT NULL
) STRICT;

CREATE TABLE operators (
  ans_id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  is_company_plan INTEGER NOT NULL DEFAULT 0,
  required_fields TEXT NOT NULL,
  accepted_fields TEXT NOT NULL,
  provider_id INTEGER REFERENCES providers (id),
  template_id INTEGER REFERENCES templates (id),
  external_covenant_id TEXT,
  service_url TEXT,
  username TEXT NOT NULL,
  password_sealed TEXT NOT NULL,
  eligibility_by_cpf INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX operators_by_age ON operators (created_at DESC, ans_id);

CREATE TABLE brands (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE operator_brands (
  ans_id TEXT NOT NULL REFERENCES operators (ans_id),
  brand_id INTEGER NOT NULL REFERENCES brands (id),
  PRIMARY KEY (ans_id, brand_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE credentials (
  id INTEGER PRIMARY KEY,
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
CREATE INDEX credentials_by_operator ON credentials (ans_id, brand_id);

CREATE TABLE beneficiaries (
  id INTEGER PRIMARY KEY,
  ans_id TEXT NOT NULL REFERENCES operators (ans_id),
  card_number TEXT NOT NULL,
  cpf TEXT NOT NULL,
  full_name TEXT NOT NULL,
  birth TEXT NOT NULL,
  cns TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  refusal TEXT,
  plan TEXT NOT NULL
) STRICT;
CREATE INDEX beneficiaries_by_card ON beneficiaries (ans_id, card_number);
CREATE INDEX beneficiaries_by_cpf ON beneficiaries (cpf, ans_id);

-- `day` is the calendar day in America/Sao_Paulo, because the filters of the screens are calendar dates of that zone.
CREATE TABLE eligibility_records (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  ans_id TEXT NOT NULL,
  operator_name TEXT NOT NULL,
  brand_id INTEGER,
  brand_name TEXT,
  card_number TEXT,
  full_name TEXT,
  plan_name TEXT,
  consumer TEXT NOT NULL,
  is_active INTEGER NOT NULL
) STRICT;
CREATE INDEX eligibility_by_day ON eligibility_records (day, created_at, id);
CREATE INDEX eligibility_by_operator ON eligibility_records (ans_id, day, created_at, id);
CREATE INDEX eligibility_by_brand ON eligibility_records (ans_id, brand_id, day, created_at, id);

-- The counts by day, because counting the rows of a month for every page would make the list slow.
CREATE TABLE eligibility_days (
  day TEXT NOT NULL,
  ans_id TEXT NOT NULL,
  brand_id INTEGER NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (day, ans_id, brand_id)
) STRICT, WITHOUT ROWID;

-- A stored file. Its bytes are stored under its random id, never under a name that a user chose.
CREATE TABLE files (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  kept_until INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  file_name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'done', 'error')),
  first_date TEXT NOT NULL,
  last_date TEXT NOT NULL,
  ans_id TEXT,
  brand_id INTEGER,
  file_id TEXT REFERENCES files (id)
) STRICT;

CREATE TABLE batches (
  id INTEGER PRIMARY KEY,
  lot TEXT NOT NULL UNIQUE,
  file_name TEXT NOT NULL,
  ans_id TEXT NOT NULL,
  operator_name TEXT NOT NULL,
  brand_id INTEGER NOT NULL,
  brand_name TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  status TEXT NOT NULL CHECK (status IN ('aguardando', 'processando', 'processado', 'erro', 'cancelado')),
  message TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  total INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  source_id TEXT REFERENCES files (id),
  result_id TEXT REFERENCES files (id),
  CHECK (failed <= done AND done <= total)
) STRICT;

CREATE TABLE batch_lines (
  batch_id INTEGER NOT NULL REFERENCES batches (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  card_number TEXT NOT NULL,
  cpf TEXT NOT NULL,
  full_name TEXT NOT NULL,
  birth TEXT NOT NULL,
  outcome TEXT,
  message TEXT,
  PRIMARY KEY (batch_id, line)
) STRICT, WITHOUT ROWID;

-- The files of the old archive: a restore request finds its files here or reports them as missing.
CREATE TABLE archived_files (
  name TEXT PRIMARY KEY,
  archived_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE restores (
  id INTEGER PRIMARY KEY,
  file_name TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  available_until INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'partial', 'error', 'completed')),
  total INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  completed INTEGER NOT NULL DEFAULT 0,
  source_id TEXT REFERENCES files (id),
  CHECK (completed <= done AND done <= total)
) STRICT;

CREATE TABLE restore_lines (
  restore_id INTEGER NOT NULL REFERENCES restores (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  key TEXT NOT NULL,
  error TEXT,
  PRIMARY KEY (restore_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  file_name TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('erro', 'sucesso', 'sucesso parcial', 'aguardando na fila')),
  barcode TEXT,
  file_id TEXT REFERENCES files (id)
) STRICT;
CREATE UNIQUE INDEX documents_by_barcode ON documents (barcode) WHERE barcode IS NOT NULL;

CREATE TABLE glosa_uploads (
  id INTEGER PRIMARY KEY,
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

CREATE TABLE health_card_uploads (
  id INTEGER PRIMARY KEY,
  file_name TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  -- Null until the file of the signed address has arrived; lists show the row after that.
  arrived_at INTEGER,
  total INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL CHECK (status IN ('error', 'success', 'waiting', 'processing', 'validating')),
  error_message TEXT,
  source_id TEXT NOT NULL,
  CHECK (done <= total)
) STRICT;
CREATE UNIQUE INDEX health_card_uploads_by_source ON health_card_uploads (source_id);

CREATE TABLE health_card_lines (
  upload_id INTEGER NOT NULL REFERENCES health_card_uploads (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  cpf TEXT NOT NULL,
  full_name TEXT NOT NULL,
  error_message TEXT,
  PRIMARY KEY (upload_id, line)
) STRICT, WITHOUT ROWID;

-- One row is one piece of background work. The worker in `owner` may write its next step until `lease_until`.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subject_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'failed', 'cancelled')),
  step INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  run_at INTEGER NOT NULL,
  owner TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER,
  UNIQUE (kind, subject_id)
) STRICT;
CREATE INDEX jobs_to_run ON jobs (state, run_at);
