import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../src/db/postgres/openPostgres.ts';
import { batches } from '../src/db/schema/eligibility.ts';
import { credentials } from '../src/db/schema/operators.ts';
import { sessions, users } from '../src/db/schema/accounts.ts';
import { settings } from '../src/db/schema/settings.ts';
import { files } from '../src/db/schema/uploads.ts';
import { copyTo } from '../src/maintenance/copyTo.ts';
import { readCommand } from '../src/commandLine.ts';
import { openStorage } from '../src/storage/openStorage.ts';
import { type BucketServer, startBucketServer } from '@oraculo-tools/testkit/gateway/bucketServer.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '@oraculo-tools/testkit/gateway/postgresCluster.ts';
import { credentialDraft } from './drafts.ts';
import { csvFile, pdfFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { createPostgresDatabase } from '@oraculo-tools/testkit/gateway/testDatabase.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const isInstalled = findPostgres() !== undefined;
if (!isInstalled) process.stdout.write('PostgreSQL is not installed: copying to it is not tried.\n');

let server: PostgresCluster;
let bucket: BucketServer;
let gateway: TestGateway;

beforeAll(async () => {
  if (!isInstalled) return;
  [server, bucket, gateway] = await Promise.all([startPostgres(), startBucketServer(), startTestGateway()]);
}, 120_000);
afterAll(async () => {
  if (!isInstalled) return;
  await Promise.all([gateway, server, bucket].map((part) => part[Symbol.asyncDispose]()));
}, 60_000);

const config = () => ({ ...gateway.config, s3Endpoint: bucket.settings.s3Endpoint });
const target = (databaseUrl: string, place: string) => ({
  databaseUrl,
  filesUrl: bucket.settings.filesUrl.replace(/\/\w+$/, `/${place}`),
});

const storageSettings = { signingKey: Buffer.alloc(32), ownOrigin: () => 'http://x', now: Date.now };

/** Runs `work` with the keys of the copied installation in the environment, where an operator puts them. */
async function withItsKeys(work: () => Promise<void>): Promise<void> {
  process.env.ORACULO_ENCRYPTION_KEY = gateway.keys.encryption.toString('hex');
  process.env.ORACULO_SIGNING_KEY = gateway.keys.signing.toString('hex');
  try {
    await work();
  } finally {
    delete process.env.ORACULO_ENCRYPTION_KEY;
    delete process.env.ORACULO_SIGNING_KEY;
  }
}

test.runIf(isInstalled)(
  'a copy of an installation in use can be opened elsewhere, and a second run adds only new data',
  async () => {
    await using place = await createPostgresDatabase(server.url);
    const wanted = target(place.url, 'mudanca');
    const client = await gateway.clientOf('admin');
    await client.documents.upload(pdfFile('antes_44-20-900111.pdf'));
    await client.batches.upload({ file: csvFile('CPF\n12345678909\n', 'antes.csv'), ansId: '301264', brandId: '1' });
    const lastId = Math.max(...(await gateway.db.read.select().from(credentials)).map(({ id }) => id));
    await gateway.db.write((tx) => tx.delete(credentials).where(eq(credentials.id, lastId)));

    const first = await copyTo(config(), wanted);
    await client.documents.upload(pdfFile('depois_44-20-900112.pdf'));
    // Damages the copy of a file, as a fault of the transfer would.
    const store = await openStorage({ ...config(), ...wanted }, storageSettings);
    const [document] = await gateway.db.read.select().from(files).where(eq(files.name, 'antes_44-20-900111.pdf'));
    await store.files.storeBytes(document!, Buffer.alloc(document!.size, 'x'));
    await withItsKeys(async () => {
      const moved = { ...bucket.settings, ...wanted };
      await expect(startTestGateway({ ...moved, isDemo: false })).rejects.toThrow(/dados de demonstração/);
      const { port } = gateway.app.server.address() as AddressInfo;
      await expect(startTestGateway({ ...moved, storagePort: port })).rejects.toThrow(/EADDRINUSE/);
    });
    const second = await copyTo(config(), wanted);
    expect([second.tables, second.files]).toEqual([first.tables, first.files + 1]);
    expect(second.rows).toBeGreaterThan(first.rows);

    await withItsKeys(async () => {
      await using moved = await startTestGateway({ ...bucket.settings, ...wanted });
      const there = await moved.clientOf('admin');
      const { items } = await there.documents.list();
      for (const name of ['antes_44-20-900111.pdf', 'depois_44-20-900112.pdf']) {
        const link = items.find(({ file_name }) => file_name === name)!.url!;
        expect(await (await fetch(link)).text()).toMatch(/^%PDF/);
      }
      const counted = (db: TestGateway['db']) =>
        Promise.all([users, batches, credentials].map((table) => db.read.$count(table)));
      expect(await counted(moved.db)).toEqual(await counted(gateway.db));
      await there.credentials.create(credentialDraft);
      const ids = (await moved.db.read.select().from(credentials)).map(({ id }) => id);
      expect(Math.max(...ids)).toBeGreaterThan(lastId);
      await expect(copyTo(config(), wanted)).rejects.toThrow(/já está em uso por um gateway/);
    });
  },
  120_000,
);

test.runIf(isInstalled)(
  'a copy has no sessions, and never replaces another installation',
  async () => {
    await using place = await createPostgresDatabase(server.url);
    const wanted = target(place.url, 'outra');
    await gateway.tokenOf('leitura');
    await copyTo(config(), wanted);
    const db = await openPostgres(place.url);
    expect(await db.read.$count(sessions)).toBe(0);
    const check = eq(settings.name, 'keyCheck');
    await db.write((tx) => tx.update(settings).set({ value: 'de outras chaves' }).where(check));
    await db.close();
    await expect(copyTo(config(), wanted)).rejects.toThrow(/cópia de outra instalação/);
  },
  120_000,
);

test.runIf(isInstalled)(
  'the command line prints the copied counts and the next step, and no password',
  async () => {
    await using place = await createPostgresDatabase(server.url);
    const { databaseUrl, filesUrl } = target(place.url.replace('postgres@', 'postgres:segredo@'), 'comando');
    const root = fileURLToPath(new URL('../../../', import.meta.url));
    const main = join(root, 'packages/gateway/src/main.ts');
    const env = {
      ...process.env,
      ORACULO_DATA_DIR: gateway.config.dataDir,
      ORACULO_S3_ENDPOINT: bucket.settings.s3Endpoint,
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    };
    const run = (...args: string[]) => spawn(process.execPath, ['--import', 'tsx', main, ...args], { cwd: root, env });
    const child = run('--copy-to', databaseUrl, '--files', filesUrl);
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Cópia conferida: \d+ linhas de 2\d tabelas e \d+ arquivos\.\nSão os dados de demonstração.+\nPara mudar: pare este gateway/,
    );
    expect(output).not.toContain('segredo');
  },
  120_000,
);

test('a copy from PostgreSQL is refused, and so is one that lacks a target', async () => {
  expect(() => readCommand(['--copy-to', 'postgres://x/y', 's3://z'])).toThrow(/--copy-to ‹postgres/);
  const from = (changes: object) => ({
    dataDir: '/nada',
    databaseFile: '/nada/a.db',
    databaseUrl: '',
    filesUrl: '',
    ...changes,
  });
  const refused = (changes: object, databaseUrl = 'postgres://x/y') =>
    copyTo(from(changes) as TestGateway['config'], { databaseUrl, filesUrl: 's3://z' });
  await expect(refused({ databaseUrl: 'postgres://a/b' })).rejects.toThrow(/parte do banco e da pasta de uma máquina/);
  await expect(refused({}, '')).rejects.toThrow(/vai para um PostgreSQL e um bucket/);
  await expect(refused({})).rejects.toThrow(/nada a copiar/);
});
