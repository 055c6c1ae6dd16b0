import { eq } from 'drizzle-orm';
import { drawAdministratorCode } from '../auth/administratorCode.ts';
import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { backgroundLockTimeoutMs, type Database } from '../db/openDatabase.ts';
import { providers, templates } from '../db/schema/operators.ts';
import { settings } from '../db/schema/settings.ts';
import { catalogProviders, catalogTemplates } from './operatorCatalog.ts';
import { numberedRows, seedDatabase, seedMark, type SeedSettings } from './seedDatabase.ts';
import { commandLineOf } from '../settings/installation.ts';

export const hasDemo = async (db: Database): Promise<boolean> =>
  (await db.read.select().from(settings).where(eq(settings.name, seedMark))).length > 0;

/**
 * Reads the mark after the data: another process that creates the demonstration writes both at once, so its data must
 * not be taken for real data.
 */
const hasOwnData = async (db: Database): Promise<boolean> =>
  (await db.read.select().from(providers).limit(1)).length > 0 && !(await hasDemo(db));

/**
 * Fills a new installation with the demonstration, or with the two lists that operators reference and a code for the
 * first administrator.
 */
export async function fillDatabase(
  db: Database,
  { databaseUrl, dataDir, isDemo }: GatewayConfig,
  wanted: SeedSettings,
): Promise<{ wasSeeded: boolean; administratorCode: string | undefined }> {
  const [place, way] = databaseUrl
    ? ['O banco de ORACULO_DATABASE_URL', 'Indique outro.']
    : [`A pasta ${dataDir}`, `Escolha outra: ORACULO_DATA_DIR=‹pasta› ${commandLineOf('start')}`];
  if (isDemo && (await hasOwnData(db))) {
    throw new ConfigError(
      `${place} tem dados próprios, e a demonstração não se mistura a eles. Para atender com esses dados, defina ORACULO_DEMO=0.`,
    );
  }
  if (isDemo) return { wasSeeded: await seedDatabase(db, wanted), administratorCode: undefined };
  if (await hasDemo(db)) {
    throw new ConfigError(
      `${place} tem os dados de demonstração, cujos acessos são públicos: eles só são servidos em localhost. ${way}`,
    );
  }
  await db.write(async (tx) => {
    await tx.insert(providers).values(numberedRows(catalogProviders)).onConflictDoNothing();
    const described = catalogTemplates.map((description, index) => ({ id: index + 1, description }));
    await tx.insert(templates).values(described).onConflictDoNothing();
  }, backgroundLockTimeoutMs);
  return { wasSeeded: false, administratorCode: await drawAdministratorCode(db, wanted.now) };
}
