import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres, startPostgres } from '../test/postgresCluster.ts';

/** Those whose subject is the file of the embedded database. */
const embeddedOnly = ['queryPlans', 'writeLock', 'deletedIds', 'installation', 'startErrors', 'failures'];

/** The suite of the gateway, each gateway of it on a database of its own of one PostgreSQL. */
async function run(): Promise<number> {
  if (findPostgres() === undefined) {
    process.stdout.write('PostgreSQL is not installed: the suite of the gateway did not run on it.\n');
    return 0;
  }
  await using server = await startPostgres({ max_connections: '600' });
  const excluded = embeddedOnly.flatMap((name) => ['--exclude', `**/${name}.test.ts`]);
  const args = ['run', '--project', 'unit', 'packages/gateway', ...excluded, ...process.argv.slice(2)];
  const vitest = spawn('node_modules/.bin/vitest', args, {
    stdio: 'inherit',
    env: { ...process.env, ORACULO_TEST_POSTGRES: server.url },
  });
  const [code] = (await once(vitest, 'exit')) as [number | null];
  return code ?? 1;
}

process.exitCode = await run();
