import { asc, eq, inArray } from 'drizzle-orm';
import { ConfigError } from '../settings/ConfigError.ts';
import type { Database } from '../db/openDatabase.ts';
import { brands, operatorBrands, operators } from '../db/schema/operators.ts';

/** Reads `301264,000528` as the ANS numbers of operators. */
export function readAnsIds(text: string): string[] {
  const ansIds = text.split(',').map((ansId) => ansId.trim());
  const wrong = ansIds.find((ansId) => !/^\d{6}$/.test(ansId));
  if (wrong !== undefined) throw new ConfigError(`Um registro ANS tem 6 dígitos. O valor recebido foi "${wrong}".`);
  return [...new Set(ansIds)];
}

/**
 * Adds a brand and assigns it to operators, because no call of the contract creates a brand. An existing brand of the
 * same name is used.
 */
export async function addBrand(db: Database, text: string, ansIds: readonly string[]): Promise<void> {
  const name = text.trim();
  await db.write(async (tx) => {
    const known = await tx
      .select({ ansId: operators.ansId })
      .from(operators)
      .where(inArray(operators.ansId, [...ansIds]));
    const unknown = ansIds.find((wanted) => !known.some(({ ansId }) => ansId === wanted));
    if (unknown !== undefined)
      throw new ConfigError(`Não há operadora com o registro ANS ${unknown}. Cadastre-a antes, em Operadoras.`);
    const [found] = await tx.select().from(brands).where(eq(brands.name, name)).orderBy(asc(brands.id));
    const [brand] = found ? [found] : await tx.insert(brands).values({ name }).returning();
    const links = ansIds.map((ansId) => ({ ansId, brandId: brand!.id }));
    await tx.insert(operatorBrands).values(links).onConflictDoNothing();
  });
}
