-- Files that came before there was a time for them go like the others, thirty days after they came.
UPDATE files SET kept_until = created_at + 2592000000
WHERE kept_until IS NULL AND id IN (
  SELECT source_id FROM batches UNION SELECT source_id FROM restores
  UNION SELECT source_id FROM glosa_uploads UNION SELECT source_id FROM health_card_uploads
);
