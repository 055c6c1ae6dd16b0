import type { Keys } from './auth/keys.ts';
import type { Sealing } from './auth/sealing.ts';
import type { GatewayConfig } from './settings/readConfig.ts';
import type { Database } from './db/openDatabase.ts';
import type { Drain } from './http/Drain.ts';
import type { Metrics } from './http/monitoring/metrics.ts';
import type { JobWorker } from './jobs/jobWorker.ts';
import type { FileStore } from './storage/fileStore.ts';
import type { FileLinks } from './storage/signedLinks.ts';

/** The dependencies of every route. */
export interface RouteContext {
  config: GatewayConfig;
  keys: Keys;
  db: Database;
  files: FileStore;
  links: FileLinks;
  sealing: Sealing;
  worker: JobWorker;
  drain: Drain;
  metrics: Metrics;
  now: () => number;
  /** The second origin as browsers see it. */
  storageOrigin: () => string;
}
