-- The lists show the newest rows first, of all users or of one. With these indexes a page is read without sorting the table.
CREATE INDEX documents_by_age ON documents (created_at DESC, id DESC);
CREATE INDEX documents_by_user ON documents (user_id, created_at DESC, id DESC);
CREATE INDEX batches_by_age ON batches (updated_at DESC, id DESC);
CREATE INDEX batches_by_user ON batches (user_id, updated_at DESC, id DESC);
CREATE INDEX restores_by_age ON restores (created_at DESC, id DESC);
CREATE INDEX restores_by_user ON restores (user_id, created_at DESC, id DESC);
CREATE INDEX glosa_uploads_by_age ON glosa_uploads (created_at DESC, id DESC);
CREATE INDEX glosa_uploads_by_user ON glosa_uploads (user_id, created_at DESC, id DESC);
CREATE INDEX health_card_uploads_by_age ON health_card_uploads (created_at DESC, id DESC) WHERE arrived_at IS NOT NULL;
CREATE INDEX health_card_uploads_by_user ON health_card_uploads (user_id, created_at DESC, id DESC)
  WHERE arrived_at IS NOT NULL;
CREATE INDEX reports_by_age ON reports (created_at DESC, id DESC);
-- Expired rows are found by their time.
CREATE INDEX sign_in_failures_by_age ON sign_in_failures (failed_at);
CREATE INDEX sessions_by_end ON sessions (expires_at);
CREATE INDEX files_by_end ON files (kept_until) WHERE size > 0;
