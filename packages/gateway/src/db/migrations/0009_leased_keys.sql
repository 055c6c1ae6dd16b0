-- A key is leased by the process that answers its request. The process renews the lease; if it dies, the key is free in seconds.
ALTER TABLE request_keys ADD COLUMN owner INTEGER NOT NULL DEFAULT 0;
ALTER TABLE request_keys ADD COLUMN lease_until INTEGER NOT NULL DEFAULT 0;
