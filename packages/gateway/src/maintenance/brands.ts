import { asc, eq, inArray } from 'drizzle-orm';
import { ConfigError } from '../settings/ConfigError.ts';
import type { Database } from '../db/openDatabase.ts';
import { brands, operatorBrands, operators } from '../db/schema/operators.ts';

/** Reads `301264,000528` as the ANS registries of operators. */
export function readRegistries(text: string): string[] {
  const registries = text.split(',').map((registry) => registry.trim());
  const wrong = registries.find((registry) => !/^\d{6}$/.test(registry));
  if (wrong !== undefined) throw new ConfigError(`Um registro ANS tem 6 dígitos. O valor recebido foi "${wrong}".`);
  return [...new Set(registries)];
}

/**
 * Adds a brand and assigns it to operators, because no call of the contract creates a brand. An existing brand of the
 * same name is used.
 */
export async function addBrand(db: Database, text: string, registries: readonly string[]): Promise<void> {
  const name = text.trim();
  await db.write(async (tx) => {
    const known = await tx
      .select({ ansId: operators.ansId })
      .from(operators)
      .where(inArray(operators.ansId, [...registries]));
    const unknown = registries.find((registry) => !known.some(({ ansId }) => ansId === registry));
    if (unknown !== undefined)
      throw new ConfigError(`Não há operadora com o registro ANS ${unknown}. Cadastre-a antes, em Operadoras.`);
    const [found] = await tx.select().from(brands).where(eq(brands.name, name)).orderBy(asc(brands.id));
    const [brand] = found ? [found] : await tx.insert(brands).values({ name }).returning();
    const links = registries.map((ansId) => ({ ansId, brandId: brand!.id }));
    await tx.insert(operatorBrands).values(links).onConflictDoNothing();
  });
}
