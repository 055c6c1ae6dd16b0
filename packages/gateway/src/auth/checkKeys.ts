import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/openDatabase.ts';
import { operators } from '../db/schema/operators.ts';
import { settings } from '../db/schema/people.ts';
import type { Sealing } from './sealing.ts';

const mark = 'keyCheck';

/** Checks that the keys belong to this database, by opening a mark that they sealed. A database without a mark gets one. */
export async function checkKeys(db: Database, sealing: Sealing, isShared = false): Promise<void> {
  const [marked] = await db.read.select().from(settings).where(eq(settings.name, mark));
  const [operator] = marked ? [] : await db.read.select({ value: operators.passwordSealed }).from(operators).limit(1);
  const sealed = marked?.value ?? operator?.value;
  try {
    if (sealed !== undefined) sealing.open(sealed);
  } catch {
    const way = isShared
      ? 'Defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY como nos outros gateways.'
      : 'Recupere o keys.json copiado com o banco: npm start -- --restore ‹pasta›';
    throw new ConfigError(
      `As chaves não são as deste banco de dados, e as senhas guardadas não podem ser lidas com elas. ${way}`,
    );
  }
  if (marked) return;
  await db.write((tx) =>
    tx
      .insert(settings)
      .values({ name: mark, value: sealing.seal(mark) })
      .onConflictDoNothing(),
  );
}
