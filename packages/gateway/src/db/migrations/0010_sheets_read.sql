-- The name of the sheet that was read, if other visible sheets of the file have rows too.
ALTER TABLE glosa_uploads ADD COLUMN sheet_read TEXT;
ALTER TABLE health_card_uploads ADD COLUMN sheet_read TEXT;
