import { sql } from 'drizzle-orm';
import type { Engine, MigrationParts } from './engine.ts';

/** SQLite, in a file of the data folder. */
export const embeddedEngine: Engine = {
  contains: (column, text) => sql`instr(lower(${column}), lower(${text})) > 0`,
  rowsAsJson: (...cells) => sql<string>`json_group_array(json_array(${sql.join(cells, sql`, `)}))`,
  joined: (text) => sql<string | null>`group_concat(${text})`,
  // There is one writer at a time.
  skippingLocked: (query) => sql`(${query.getSQL()})`,
  // SQLite continues after the highest id by itself.
  resetIdSequences: async () => {},
};

export const embeddedParts: MigrationParts = {
  dropCounting: 'DROP TRIGGER IF EXISTS eligibility_counted;',
  countByDay: `CREATE TRIGGER eligibility_counted AFTER INSERT ON eligibility_records BEGIN
  INSERT INTO eligibility_days (ans_id, brand_id, day, total)
    SELECT '', 0, NEW.day, 1 UNION ALL
    SELECT NEW.ans_id, 0, NEW.day, 1 UNION ALL
    SELECT '', NEW.brand_id, NEW.day, 1 WHERE NEW.brand_id IS NOT NULL UNION ALL
    SELECT NEW.ans_id, NEW.brand_id, NEW.day, 1 WHERE NEW.brand_id IS NOT NULL
    ON CONFLICT (ans_id, brand_id, day) DO UPDATE SET total = total + 1;
END;`,
};
