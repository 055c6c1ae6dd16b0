-- The primary key begins with the filter, so the days of one filter are read together. A brand without an operator has its own counts
-- and its own index.
-- engine: dropCounting
DROP TABLE eligibility_days;
CREATE TABLE eligibility_days (
  ans_id TEXT NOT NULL,
  brand_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (ans_id, brand_id, day)
) STRICT, WITHOUT ROWID;
INSERT INTO eligibility_days SELECT '', 0, day, count(*) FROM eligibility_records GROUP BY day;
INSERT INTO eligibility_days SELECT ans_id, 0, day, count(*) FROM eligibility_records GROUP BY ans_id, day;
INSERT INTO eligibility_days
  SELECT '', brand_id, day, count(*) FROM eligibility_records WHERE brand_id IS NOT NULL GROUP BY brand_id, day;
INSERT INTO eligibility_days
  SELECT ans_id, brand_id, day, count(*) FROM eligibility_records WHERE brand_id IS NOT NULL GROUP BY ans_id, brand_id, day;
-- engine: countByDay
CREATE INDEX eligibility_by_brand_alone ON eligibility_records (brand_id, day, created_at, id);
