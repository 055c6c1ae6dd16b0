import { ConfigError, type GatewayConfig } from '../settings/readConfig.ts';
import { hasDatabase } from './checkDatabase.ts';
import { type Database, openDatabase } from './openDatabase.ts';

/** Whether several gateways may share the database. */
export const isPostgres = ({ databaseUrl }: Pick<GatewayConfig, 'databaseUrl'>): boolean => databaseUrl !== '';

/** The engine that `ORACULO_DATABASE_URL` names: PostgreSQL, or the SQLite file in the data folder. */
export async function connectDatabase(config: GatewayConfig): Promise<Database> {
  if (!isPostgres(config)) return openDatabase(config.databaseFile);
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/openPostgres.ts');
  return openPostgres(config.databaseUrl);
}

/** Whether the start requires existing keys and must not create new ones. */
export async function requiresExistingKeys(config: GatewayConfig): Promise<boolean> {
  if (!isPostgres(config)) return hasDatabase(config.databaseFile);
  const { ORACULO_ENCRYPTION_KEY, ORACULO_SIGNING_KEY } = process.env;
  if (ORACULO_ENCRYPTION_KEY && ORACULO_SIGNING_KEY) return true;
  throw new ConfigError(
    'Com um PostgreSQL em ORACULO_DATABASE_URL, defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY: todos os gateways precisam das mesmas chaves.',
  );
}
