import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresCluster, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { makeDatabase, sharedKeys } from '@oraculo-tools/testkit/gateway/testDatabase.ts';
import { type DataPlace, seeds } from './benchData.ts';

export interface BenchStorage extends DataPlace, AsyncDisposable {
  postgres: PostgresCluster | undefined;
  /** The environment variables of each gateway that uses this data. */
  settings: Record<string, string>;
}

/** The folder of a benchmark’s data. If BENCH_KEEP names a folder, it is kept and the next run uses its data. */
export async function openBenchStorage(isOnPostgres: boolean): Promise<BenchStorage> {
  const kept = process.env.BENCH_KEEP;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'oraculo-bench-')));
  await mkdir(dataDir, { recursive: true });
  const postgres = isOnPostgres ? await startPostgres({}, kept && join(kept, 'postgres')) : undefined;
  const url = postgres && (await makeDatabase(postgres.url, 'oraculo'));
  return {
    dataDir,
    url,
    postgres,
    settings: { ...seeds, ...(url && { ...sharedKeys, ORACULO_DATABASE_URL: url }) },
    [Symbol.asyncDispose]: async () => {
      await postgres?.[Symbol.asyncDispose]();
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
