-- A key belongs to the process that answers its request for as long as that process says so: after a death it is free in seconds.
ALTER TABLE request_keys ADD COLUMN owner INTEGER NOT NULL DEFAULT 0;
ALTER TABLE request_keys ADD COLUMN lease_until INTEGER NOT NULL DEFAULT 0;
