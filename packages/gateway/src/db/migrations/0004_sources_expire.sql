-- Source files without an expiry get one, thirty days after they were created.
UPDATE files SET kept_until = created_at + 2592000000
WHERE kept_until IS NULL AND id IN (
  SELECT source_id FROM batches UNION SELECT source_id FROM restores
  UNION SELECT source_id FROM glosa_uploads UNION SELECT source_id FROM health_card_uploads
);
