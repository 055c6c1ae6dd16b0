-- The sheet that was read, where other visible sheets of the file have rows too.
ALTER TABLE glosa_uploads ADD COLUMN sheet_read TEXT;
ALTER TABLE health_card_uploads ADD COLUMN sheet_read TEXT;
