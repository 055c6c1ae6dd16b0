import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { bucketName, startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { findPostgres, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';

/** Those whose subject is the file of the embedded database. */
const embeddedOnly = [
  'queryPlans',
  'writeLock',
  'deletedIds',
  'installation',
  'firstAccounts',
  'startErrors',
  'failures',
  'copyTo',
];
/** Those whose subject is the folder of the files, or links that lead to the gateway. */
const folderOnly = ['sweepFiles', 'signedLinks', 'operations'];
/** Who may do what, what the contract says, what is answered once, and jobs that move to another gateway: a few minutes. */
const short = ['authorisation', 'conformance', 'idempotencyKeys', 'jobQueue', 'takeOver'];

if (process.argv.includes('--help')) {
  process.stdout.write(`The suite of the gateway, each gateway of it on a database of its own of one PostgreSQL that it starts, files in folders.
--bucket keeps them in a bucket of an S3 server instead; names of files run only those, --short ${short.join(', ')}. --attack and --fuzz
play the attacks and the generated requests instead, each as npm run tool -- attack and npm run tool -- fuzz do. Without PostgreSQL it says so and ends with 0.\n`);
  process.exit(0);
}

const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const asked = process.argv.includes('--short') ? [...short, ...named] : named;
const played = ['attack', 'fuzz'].find((name) => process.argv.includes(`--${name}`));
const isInBucket = process.argv.includes('--bucket');

/** Vitest's own `--exclude` does not reach the projects of its configuration. */
function testFiles(): string[] {
  const left = isInBucket ? [...embeddedOnly, ...folderOnly] : embeddedOnly;
  const names = readdirSync('packages/gateway/test').filter((name) => name.endsWith('.test.ts'));
  const wanted = names.filter((name) => !left.includes(name.replace(/(\.alone)?\.test\.ts$/, '')));
  return wanted
    .filter((name) => asked.length === 0 || asked.some((part) => name.includes(part)))
    .map((name) => `packages/gateway/test/${name}`);
}

async function run(): Promise<number> {
  if (findPostgres() === undefined) {
    process.stdout.write('PostgreSQL is not installed: the suite of the gateway did not run on it.\n');
    return 0;
  }
  await using server = await startPostgres({ max_connections: '600' });
  await using bucket = isInBucket ? await startBucketServer() : undefined;
  const command = played
    ? ['tsx', `tools/gateway-lab/${played}.ts`, ...process.argv.slice(2)]
    : // Without the report of the tests: a requirement is held by a run of all unit tests on the embedded database.
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
