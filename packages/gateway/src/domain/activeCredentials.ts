import { and, eq, exists, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { credentials, operatorBrands, operators } from '../db/schema/operators.ts';

const one = { id: credentials.id };

/** Whether an operator can be queried: at least one of its credentials works. */
export const operatorIsActive = (db: Database): SQL =>
  exists(
    db.read
      .select(one)
      .from(credentials)
      .where(and(eq(credentials.ansId, operators.ansId), eq(credentials.hasError, false))),
  );

/** Whether a brand of an operator can be queried: with its own working credential, or with one for all brands of the operator. */
export const brandIsActive = (db: Database): SQL =>
  exists(
    db.read
      .select(one)
      .from(credentials)
      .where(
        and(
          eq(credentials.ansId, operatorBrands.ansId),
          eq(credentials.hasError, false),
          or(isNull(credentials.brandId), eq(credentials.brandId, operatorBrands.brandId)),
        ),
      ),
  );
