import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { bucketName, startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { findPostgres, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';

/** Excluded: tests of the file of the embedded database. */
const embeddedOnly = [
  'queryPlans',
  'writeLock',
  'deletedIds',
  'installation',
  'firstAccounts',
  'startErrors',
  'copyTo',
];
/** Excluded with a bucket: tests of the folder of stored files, or of links that lead to the gateway. */
const folderOnly = ['sweepFiles', 'signedLinks', 'operations'];
/**
 * A short run: authorisation, the contract, repeated requests, and jobs that another gateway takes over. It takes a few
 * minutes.
 */
const short = ['authorisation', 'conformance', 'idempotencyKeys', 'jobQueue', 'takeOver'];

if (process.argv.includes('--help')) {
  process.stdout.write(`Runs the tests of the gateway on a PostgreSQL that it starts, with a database for each gateway and files in folders.
--bucket stores the files in a bucket of an S3 server. Names choose test files; --short chooses ${short.join(', ')}. --attack and --fuzz
run npm run tool -- attack and npm run tool -- fuzz on it instead. Without PostgreSQL it prints that and exits with 0.\n`);
  process.exit(0);
}

const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const chosen = process.argv.includes('--short') ? [...short, ...named] : named;
const tool = ['attack', 'fuzz'].find((name) => process.argv.includes(`--${name}`));
const isInBucket = process.argv.includes('--bucket');

/** Vitest’s own `--exclude` does not affect the projects of its configuration. */
function testFiles(): string[] {
  const excluded = isInBucket ? [...embeddedOnly, ...folderOnly] : embeddedOnly;
  const names = readdirSync('packages/gateway/test').filter((name) => name.endsWith('.test.ts'));
  const wanted = names.filter((name) => !excluded.includes(name.replace(/(\.alone)?\.test\.ts$/, '')));
  return wanted
    .filter((name) => chosen.length === 0 || chosen.some((part) => name.includes(part)))
    .map((name) => `packages/gateway/test/${name}`);
}

async function run(): Promise<number> {
  if (findPostgres() === undefined) {
    process.stdout.write('PostgreSQL is not installed: the suite of the gateway did not run on it.\n');
    return 0;
  }
  await using server = await startPostgres({ max_connections: '600' });
  await using bucket = isInBucket ? await startBucketServer() : undefined;
  const command = tool
    ? ['tsx', `tools/gateway-lab/${tool}.ts`, ...process.argv.slice(2)]
    : // Writes no test report, because `docs/coverage.md` uses the run on the embedded database.
      ['vitest', 'run', '--project', 'unit*', '--reporter', 'default', ...testFiles()];
  const child = spawn(`node_modules/.bin/${command[0]}`, command.slice(1), {
    stdio: 'inherit',
    env: {
      ...process.env,
      ORACULO_TEST_POSTGRES: server.url,
      ...(bucket && { ORACULO_TEST_BUCKET: `s3://${bucketName}`, ORACULO_TEST_S3: bucket.settings.s3Endpoint }),
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

process.exitCode = await run();
