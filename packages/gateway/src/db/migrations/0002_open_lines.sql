ALTER TABLE health_card_uploads ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;
-- Indexes that find the next lines of a batch, and an earlier line with the same guide, without reading the whole upload.
CREATE INDEX batch_lines_open ON batch_lines (batch_id, line) WHERE outcome IS NULL;
CREATE INDEX glosa_lines_by_guide ON glosa_lines (upload_id, guide_number, line);
