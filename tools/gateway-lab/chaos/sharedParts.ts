import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { type GatewayChild, startChild } from '@oraculo-tools/testkit/gateway/gatewayChild.ts';
import { startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { createPostgresDatabase, sharedKeys } from '@oraculo-tools/testkit/gateway/testDatabase.ts';

/** Starts a PostgreSQL and a bucket on this machine, and can start gateways that share both. */
export async function startSharedParts(settings: Record<string, string> = {}) {
  const postgres = await startPostgres({}, undefined, true);
  const bucket = await startBucketServer();
  const { url } = await createPostgresDatabase(postgres.url);
  const { filesUrl, s3Endpoint } = bucket.settings;
  const env = {
    ...sharedKeys,
    ORACULO_DATABASE_URL: url,
    ORACULO_FILES_URL: filesUrl,
    ORACULO_S3_ENDPOINT: s3Endpoint,
    // The AWS SDK would warn at each start of the Node version that a later release requires.
    NODE_NO_WARNINGS: '1',
    ...settings,
  };
  const folders: string[] = [];
  return {
    postgres,
    url,
    folders,
    storage: { filesUrl, s3Endpoint },
    /** Creates the data folder of another gateway. */
    newFolder: async (): Promise<string> => {
      const folder = await mkdtemp(join(tmpdir(), 'oraculo-shared-'));
      folders.push(folder);
      return folder;
    },
    start: (folder: string, built: string): Promise<GatewayChild> => startChild(folder, env, built, true),
    [Symbol.asyncDispose]: async () => {
      await bucket[Symbol.asyncDispose]();
      await postgres[Symbol.asyncDispose]();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
