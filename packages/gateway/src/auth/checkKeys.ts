import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ConfigError } from '../settings/readConfig.ts';
import type { Database } from '../db/openDatabase.ts';
import { operators } from '../db/schema/operators.ts';
import { settings } from '../db/schema/settings.ts';
import type { Sealing } from './sealing.ts';
import { commandLineOf } from '../settings/installation.ts';

const encryptionCheck = 'keyCheck';
const signingCheck = 'signingKeyCheck';

interface CheckedKeys {
  sealing: Sealing;
  signing: Buffer;
}

const checkValueOf = async (db: Database, name: string): Promise<string | undefined> =>
  (await db.read.select().from(settings).where(eq(settings.name, name)))[0]?.value;

export interface KeyCheckValues {
  /** Sealed with the key of stored passwords. */
  sealed: string | undefined;
  /** Signed with the key of links. */
  signed: string | undefined;
}

export const keyCheckNames = { sealed: encryptionCheck, signed: signingCheck } as const;

const signatureOf = (signing: Buffer): string => createHmac('sha256', signing).update(signingCheck).digest('hex');

/** Throws if one of the keys does not belong to the database with these check values. */
export function verifyKeyCheckValues(
  { sealed, signed }: KeyCheckValues,
  { sealing, signing }: CheckedKeys,
  isShared: boolean,
): void {
  try {
    if (sealed !== undefined) sealing.open(sealed);
  } catch {
    const way = isShared
      ? 'Defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY como nos outros gateways.'
      : `Recupere o keys.json copiado com o banco: ${commandLineOf('restore', '‹pasta›')}`;
    throw new ConfigError(
      `As chaves não são as deste banco de dados, e as senhas guardadas não podem ser lidas com elas. ${way}`,
    );
  }
  if (signed !== undefined && signed !== signatureOf(signing)) {
    const way = isShared
      ? 'Defina ORACULO_SIGNING_KEY como nos outros gateways.'
      : `Recupere o keys.json copiado com o banco: ${commandLineOf('restore', '‹pasta›')}`;
    throw new ConfigError(`A chave que assina links e pedidos não é a deste banco de dados. ${way}`);
  }
}

/**
 * Checks that the keys belong to this database, by two stored check values: one is sealed with the key of passwords,
 * the other is signed with the key of links. A database without check values gets them.
 */
export async function checkKeys(db: Database, keys: CheckedKeys, isShared = false): Promise<void> {
  const { sealing, signing } = keys;
  const sealed = await checkValueOf(db, encryptionCheck);
  const [operator] = sealed ? [] : await db.read.select({ value: operators.passwordSealed }).from(operators).limit(1);
  const signed = await checkValueOf(db, signingCheck);
  verifyKeyCheckValues({ sealed: sealed ?? operator?.value, signed }, keys, isShared);
  if (sealed !== undefined && signed !== undefined) return;
  await db.write((tx) =>
    tx
      .insert(settings)
      .values([
        { name: encryptionCheck, value: sealing.seal(encryptionCheck) },
        { name: signingCheck, value: signatureOf(signing) },
      ])
      .onConflictDoNothing(),
  );
}
