import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/openDatabase.ts';
import { operators } from '../db/schema/operators.ts';
import { settings } from '../db/schema/people.ts';
import type { Sealing } from './sealing.ts';

const mark = 'keyCheck';
const signedMark = 'signingKeyCheck';

interface CheckedKeys {
  sealing: Sealing;
  signing: Buffer;
}

const markOf = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.read.select().from(settings).where(eq(settings.name, name)))[0]?.value;

/**
 * Checks that the keys belong to this database, by a mark that one of them sealed and another one that the other signed. A database
 * without a mark gets it.
 */
export async function checkKeys(db: Database, { sealing, signing }: CheckedKeys, isShared = false): Promise<void> {
  const marked = await markOf(db, mark);
  const [operator] = marked ? [] : await db.read.select({ value: operators.passwordSealed }).from(operators).limit(1);
  const sealed = marked ?? operator?.value;
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
  const signed = createHmac('sha256', signing).update(signedMark).digest('hex');
  const signedBefore = await markOf(db, signedMark);
  if (signedBefore !== undefined && signedBefore !== signed) {
    const way = isShared
      ? 'Defina ORACULO_SIGNING_KEY como nos outros gateways.'
      : 'Recupere o keys.json copiado com o banco: npm start -- --restore ‹pasta›';
    throw new ConfigError(`A chave que assina links e pedidos não é a deste banco de dados. ${way}`);
  }
  if (marked !== undefined && signedBefore !== undefined) return;
  await db.write((tx) =>
    tx
      .insert(settings)
      .values([
        { name: mark, value: sealing.seal(mark) },
        { name: signedMark, value: signed },
      ])
      .onConflictDoNothing(),
  );
}
