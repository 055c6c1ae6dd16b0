import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { checkKeys } from './auth/checkKeys.ts';
import { loadKeys } from './auth/keys.ts';
import { createSealing } from './auth/sealing.ts';
import { buildApp } from './buildApp.ts';
import type { GatewayConfig } from './settings/readConfig.ts';
import { expireDeadLeases } from './domain/idempotencyKeys.ts';
import { connectDatabase, isPostgres, requiresExistingKeys } from './db/connectDatabase.ts';
import { describeFailure } from './db/databaseErrors.ts';
import { fillDatabase } from './seed/fillDatabase.ts';
import { setupPath } from './http/setupPage.ts';
import type { RouteContext } from './RouteContext.ts';
import { Drain, proxyNoticeMs } from './http/Drain.ts';
import { Metrics } from './http/monitoring/metrics.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { JobWorker } from './jobs/jobWorker.ts';
import { endCopying } from './maintenance/copyRows.ts';
import { isAlive, removeAbandonedWorkFolders } from './maintenance/workFolder.ts';
import { buildStorage } from './buildStorage.ts';
import { openStorage } from './storage/openStorage.ts';
import { retentionMs } from './storage/retention.ts';

export interface StartedGateway extends RouteContext {
  app: FastifyInstance;
  origin: string;
  /** True if this start created the demonstration data. */
  wasSeeded: boolean;
  /** The link that creates the first administrator; undefined if there is a user already. */
  setupUrl: string | undefined;
  /** Answers open requests, closes the database, and leaves unfinished jobs for the next start. */
  stop(): Promise<void>;
}

/**
 * Whether the gateway listens on all addresses of the machine. `localhost` is the only name of the machine that it
 * knows.
 */
export const listensOnAllAddresses = ({ host }: GatewayConfig): boolean => host === '0.0.0.0' || host === '::';

const originOf = (app: FastifyInstance, config: GatewayConfig): string => {
  const { port } = app.server.address() as AddressInfo;
  return `http://${listensOnAllAddresses(config) ? 'localhost' : config.host}:${port}`;
};

/** The address of the app in a browser: from the settings if they have it, else the address on which the gateway listens. */
const publicOrigin = (app: FastifyInstance, config: GatewayConfig): string =>
  config.sharesOrigin
    ? config.storageOrigin
    : (config.allowedOrigins[0] ?? originOf(app, config)) + config.basePath.slice(0, -1);

/** Creates one folder at a time: on a file system that refuses new folders, Node’s recursive form never ends. */
async function makeFolder(folder: string): Promise<void> {
  const exists = await stat(folder).catch(() => undefined);
  if (exists) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // Another process on the same folder created it first.
    if (error.code !== 'EEXIST') throw error;
  });
}

async function checkWritable(folder: string): Promise<void> {
  await makeFolder(folder);
  const probe = join(folder, `.probe-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe);
}

/** Starts both servers and the background work. Tests pass `clock` to let time pass. */
export async function startGateway(config: GatewayConfig, clock: () => number = Date.now): Promise<StartedGateway> {
  await checkWritable(config.dataDir);
  const keys = await loadKeys(config.dataDir, await requiresExistingKeys(config));
  const sealing = createSealing(keys.encryption);
  const db = await connectDatabase(config);
  const now = () => clock() + db.clockOffsetMs();
  let storageApp: FastifyInstance | undefined;
  let app: FastifyInstance | undefined;
  // Cached: every link needs it, and `server.address()` is a system call.
  let listeningAt: string | undefined;
  const ownOrigin = () => {
    const server = config.sharesOrigin ? app : storageApp;
    if (server?.server.listening) listeningAt ??= originOf(server, config);
    return config.storageOrigin || listeningAt || 'http://localhost';
  };
  const storage = await openStorage(config, { signingKey: keys.signing, ownOrigin, now });
  const { files, links, origin: storageOrigin } = storage;
  await removeAbandonedWorkFolders(config.dataDir);
  await checkKeys(db, { sealing, signing: keys.signing }, isPostgres(config));
  const { administratorCode, wasSeeded } = await fillDatabase(db, config, {
    sealing,
    files,
    now: now(),
    retentionMs: retentionMs.report,
    ...config.seed,
  });

  const appOrigins = () => {
    const { port } = (app?.server.address() ?? { port: config.port }) as AddressInfo;
    return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...config.allowedOrigins];
  };
  const worker = new JobWorker({
    db,
    files,
    now,
    fileRetentionMs: retentionMs.report,
    maxLines: config.maxLines,
    maxFileBytes: config.maxFileBytes,
    sourceRetentionMs: config.sourceRetentionMs,
    handlers: jobHandlers,
    paceMs: config.jobPaceMs,
    leaseMs: config.jobLeaseMs,
    uploadAddressMs: config.signedLinkTtlSeconds * 1000,
    onError: (error, kind) => app?.log.error({ kind, reason: describeFailure(error) }, 'job failed'),
  });
  const drain = new Drain();
  const metrics = new Metrics();
  const gateway: RouteContext = { config, keys, db, files, links, sealing, worker, drain, metrics, now, storageOrigin };

  try {
    const { served } = storage;
    storageApp = await buildStorage(gateway, config.sharesOrigin ? undefined : served, appOrigins);
    app = await buildApp(gateway, config.sharesOrigin ? served : undefined);
    await storageApp.listen({ host: config.host, port: config.storagePort });
    // A start that fails before this line (port in use) has not used the database, so `copy-to` may still replace it.
    // On PostgreSQL, processes of other machines hold idempotency keys too. Nobody here knows whether they run, so those
    // keys become free when their leases expire.
    if (isPostgres(config)) await endCopying(db);
    else await expireDeadLeases(db, (owner) => owner === process.pid || !isAlive(owner));
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await Promise.all([app?.close(), storageApp?.close()]);
    await db.close();
    throw error;
  }
  worker.start();

  const servers = [app, storageApp];
  return {
    ...gateway,
    app,
    origin: originOf(app, config),
    wasSeeded,
    setupUrl: administratorCode && `${publicOrigin(app, config)}${setupPath}?codigo=${administratorCode}`,
    stop: async () => {
      // The worker stops first: a job step that begins while the last answers are sent would delay the stop.
      const worked = worker.stop();
      await drain.run(servers, { minimumMs: config.trustedProxies.length > 0 ? proxyNoticeMs : 0 });
      metrics.stop();
      await Promise.all([...servers.map((server) => server.close()), worked]);
      await db.close();
    },
  };
}
