import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@oraculo/api-client';
import { type GatewayConfig, readConfig } from '@oraculo/gateway/src/settings/readConfig.ts';
import { jobs } from '@oraculo/gateway/src/db/schema/jobs.ts';
import { signIns, testSignIns } from '@oraculo/gateway/src/seed/seedUsers.ts';
import { bucketSettingsOf } from './sharedBucket.ts';
import { createPostgresDatabase, sharedKeys, sharedServer } from './testDatabase.ts';
import { sweepFiles } from '@oraculo/gateway/src/jobs/sweepFiles.ts';
import { type StartedGateway, startGateway } from '@oraculo/gateway/src/startGateway.ts';

export const apiBase = '/api/operator';

export interface TestGateway extends StartedGateway {
  /** Lets the gateway's clock run ahead of the real one. */
  passTime(milliseconds: number): void;
  tokenOf(username: string): Promise<string>;
  /** The published client, signed in as one of the seeded users. */
  clientOf(username: string): Promise<ReturnType<typeof createClient>>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Settings without the demonstration, which refuses requests through a proxy. */
export const behindProxy = { isDemo: false, trustedProxies: ['127.0.0.1'] };

/** Starts a real gateway on free ports, with its own small data set and jobs without pauses. */
export async function startTestGateway(changes: Partial<GatewayConfig> = {}): Promise<TestGateway> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oraculo-'));
  let ahead = 0;
  const config = readConfig({
    ORACULO_DATA_DIR: dataDir,
    ORACULO_HOST: '127.0.0.1',
    ORACULO_JOB_PACE_MS: '0',
    ORACULO_LOG_LEVEL: 'silent',
    ORACULO_SEED_BENEFICIARIES: '240',
    ORACULO_SEED_ELIGIBILITY_RECORDS: '1200',
  });
  const place = sharedServer === undefined ? undefined : await createPostgresDatabase(sharedServer);
  const shared = place && { databaseUrl: place.url, ...bucketSettingsOf(dataDir) };
  if (place) Object.assign(process.env, sharedKeys);
  const gateway = await startGateway(
    { ...config, port: 0, storagePort: 0, ...shared, ...changes },
    () => Date.now() + ahead,
  );

  // Removes expired data of the data set now, so that counts do not change during a test.
  const uploadAddressMs = config.signedLinkTtlSeconds * 1000;
  await sweepFiles({ db: gateway.db, files: gateway.files, now: gateway.now, uploadAddressMs });
  // Deletes the open jobs of the data set, so that only jobs of a test run.
  await gateway.db.write((tx) => tx.delete(jobs));

  const tokenOf = async (username: string): Promise<string> => {
    const account = [...signIns, ...testSignIns].find((known) => known.username === username);
    const answer = await fetch(`${gateway.origin}${apiBase}/user/sessions`, {
      method: 'POST',
      headers: { key: config.applicationKey, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: account?.password }),
    });
    return ((await answer.json()) as { userToken: string }).userToken;
  };

  return {
    ...gateway,
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    tokenOf,
    clientOf: async (username) => {
      const token = await tokenOf(username);
      return createClient({
        baseUrl: gateway.origin + apiBase,
        applicationKey: config.applicationKey,
        getToken: () => token,
      });
    },
    [Symbol.asyncDispose]: async () => {
      await gateway.stop();
      await place?.[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
