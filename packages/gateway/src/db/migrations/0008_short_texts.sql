-- Cuts texts that are longer than the present limits, so that they do not make the lists of other users large.
UPDATE eligibility_records SET card_number = substr(card_number, 1, 20) WHERE length(card_number) > 20;
UPDATE operators SET name = substr(name, 1, 200), username = substr(username, 1, 200) WHERE length(name) > 200 OR length(username) > 200;
UPDATE operators SET service_url = substr(service_url, 1, 2000) WHERE length(service_url) > 2000;
UPDATE operators SET external_covenant_id = substr(external_covenant_id, 1, 50) WHERE length(external_covenant_id) > 50;
UPDATE credentials SET "user" = substr("user", 1, 200) WHERE length("user") > 200;
UPDATE credentials SET url = substr(url, 1, 2000) WHERE length(url) > 2000;
UPDATE credentials SET description = substr(description, 1, 500) WHERE length(description) > 500;
UPDATE credentials SET provider_code = substr(provider_code, 1, 50) WHERE length(provider_code) > 50;
UPDATE restore_lines SET key = substr(key, 1, 500) WHERE length(key) > 500;
UPDATE glosa_lines SET guide_number = substr(guide_number, 1, 500) WHERE length(guide_number) > 500;
UPDATE health_card_lines SET cpf = substr(cpf, 1, 500) WHERE length(cpf) > 500;
