import { sql } from 'drizzle-orm';
import type { Engine, MigrationParts } from '../engine.ts';

/** The next generated id of each table is one above its highest id. */
const drawBehind = `DO $$
DECLARE drawn record;
BEGIN
  FOR drawn IN SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'
  LOOP
    EXECUTE format('SELECT setval(pg_get_serial_sequence(%L, ''id''), (SELECT coalesce(max(id), 0) + 1 FROM %I), false)',
      drawn.name, drawn.name);
  END LOOP;
END $$`;

export const postgresEngine: Engine = {
  contains: (column, text) => sql`strpos(lower(${column}), lower(${text})) > 0`,
  // Arrays of texts only: in a mixed array the server looks up the type of each cell again.
  rowsAsJson: (...cells) => {
    const texts = cells.map((cell) => sql`${cell}::text`);
    return sql<string>`coalesce(array_to_json(array_agg(array[${sql.join(texts, sql`, `)}])), '[]')::text`;
  },
  joined: (text) => sql<string | null>`string_agg(${text}, ',')`,
  skippingLocked: (query) => sql`(${query.getSQL()} for update skip locked)`,
  resetIdSequences: async (tx) => {
    await tx.run(sql.raw(drawBehind));
  },
};

/**
 * The trigger counts once for each statement and always in the same order, so that two statements for the same days do not
 * deadlock.
 */
export const postgresParts: MigrationParts = {
  dropCounting: '',
  countByDay: `CREATE FUNCTION count_eligibility_by_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO eligibility_days (ans_id, brand_id, day, total)
    SELECT filtered.ans_id, filtered.brand_id, filtered.day, count(*) FROM (
      SELECT '' AS ans_id, 0 AS brand_id, day FROM added UNION ALL
      SELECT ans_id, 0, day FROM added UNION ALL
      SELECT '', brand_id, day FROM added WHERE brand_id IS NOT NULL UNION ALL
      SELECT ans_id, brand_id, day FROM added WHERE brand_id IS NOT NULL
    ) AS filtered
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (ans_id, brand_id, day) DO UPDATE SET total = eligibility_days.total + excluded.total;
  RETURN NULL;
END $$;
CREATE TRIGGER eligibility_counted AFTER INSERT ON eligibility_records
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_eligibility_by_day();`,
};
