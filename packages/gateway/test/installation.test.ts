import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayConfig, readConfig } from '../src/config.ts';
import { type EmbeddedDatabase, openDatabase } from '../src/db/openDatabase.ts';
import { files } from '../src/db/schema/uploads.ts';
import { backUp } from '../src/maintenance/backup.ts';
import { addPerson, readGroups, setGroups } from '../src/maintenance/people.ts';
import { restore } from '../src/maintenance/restore.ts';
import { type StartedGateway, startGateway } from '../src/startGateway.ts';
import { pdfFile } from './sampleFiles.ts';
import { apiBase, startTestGateway } from './testGateway.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-installation-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The folder of an installation, with what a test puts into it. */
async function place(name: string, contents: Record<string, string | Uint8Array> = {}): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  for (const [file, bytes] of Object.entries(contents)) await writeFile(join(path, file), bytes);
  return path;
}

const configOf = (dataDir: string, env: Record<string, string> = {}): GatewayConfig => ({
  ...readConfig({
    ORACULO_DATA_DIR: dataDir,
    ORACULO_HOST: '127.0.0.1',
    ORACULO_LOG_LEVEL: 'silent',
    ORACULO_SEED_BENEFICIARIES: '24',
    ORACULO_SEED_ELIGIBILITY_RECORDS: '24',
    ...env,
  }),
  port: 0,
  storagePort: 0,
});

async function signIn(gateway: StartedGateway, username: string, password: string): Promise<Response> {
  return fetch(`${gateway.origin}${apiBase}/user/sessions`, {
    method: 'POST',
    headers: { key: gateway.config.applicationKey, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
}

const firstRelease = async () => ({
  'oraculo.db': gunzipSync(await readFile(new URL('firstRelease.db.gz', fixtures))),
  'keys.json': await readFile(new URL('firstRelease.keys.json', fixtures)),
});

test('a database of the first release is brought to the present one with its passwords and accounts', async () => {
  const gateway = await startGateway(configOf(await place('first', await firstRelease())));
  try {
    expect(gateway.wasSeeded).toBe(false);
    const answer = await signIn(gateway, 'admin', 'Jabuticaba-7315');
    expect(answer.status).toBe(200);
    const { userToken } = (await answer.json()) as { userToken: string };
    const headers = { key: gateway.config.applicationKey, token: userToken };
    const credential = await fetch(`${gateway.origin}${apiBase}/credentials/1`, { headers });
    expect(((await credential.json()) as { password: string }).password).toMatch(/^Credencial-\d{6}$/);
    for (const path of ['/eligibility/history', '/eligibility/upload/status', '/glosas/appeals']) {
      const list = await fetch(`${gateway.origin}${apiBase}${path}`, { headers });
      expect(((await list.json()) as { count: number }).count).toBeGreaterThan(0);
    }
  } finally {
    await gateway.stop();
  }
}, 60_000);

test('a card number that was stored before it had a limit is cut, so that no page grows with it', async () => {
  const path = await place('long', await firstRelease());
  const client = createClient({ url: `file:${join(path, 'oraculo.db')}` });
  await client.execute({
    sql: 'UPDATE eligibility_records SET card_number = ? WHERE id = 1',
    args: ['9'.repeat(255_000)],
  });
  client.close();
  const db = await openDatabase(join(path, 'oraculo.db'));
  const { rows } = await db.client.execute('SELECT max(length(card_number)) AS longest FROM eligibility_records');
  expect(Number(rows[0]?.longest)).toBeLessThanOrEqual(20);
  await db.close();
}, 60_000);

test('database, log, keys and folders are their owner’s only', async () => {
  await using gateway = await startTestGateway();
  const modeOf = async (name: string) => ((await stat(join(gateway.config.dataDir, name))).mode & 0o777).toString(8);
  expect(await Promise.all(['oraculo.db', 'oraculo.db-wal', 'keys.json'].map(modeOf))).toEqual(['600', '600', '600']);
  expect(await Promise.all(['', 'files', 'incoming'].map(modeOf))).toEqual(['700', '700', '700']);
}, 60_000);

test.each<[string, (contents: Record<string, Uint8Array>) => Promise<Record<string, string | Uint8Array>>, RegExp]>([
  ['keys that are gone', async ({ 'oraculo.db': db }) => ({ 'oraculo.db': db! }), /keys\.json não existe.+--restore/],
  ['keys that are broken', async (all) => ({ ...all, 'keys.json': '{"encryption":' }), /está danificado.+--restore/],
  [
    'the keys of another installation',
    async (all) => ({
      ...all,
      'keys.json': JSON.stringify({ encryption: 'ab'.repeat(32), signing: 'cd'.repeat(32) }),
    }),
    /não são as deste banco/,
  ],
  [
    'a file that is no database',
    async (all) => ({ ...all, 'oraculo.db': 'x'.repeat(8192) }),
    /não é um banco.+--restore/,
  ],
])(
  '%s stop the start with a sentence and change nothing',
  async (title, change, sentence) => {
    const contents = await change(await firstRelease());
    const path = await place(title.replaceAll(' ', '-'), contents);
    const failure = await startGateway(configOf(path)).catch((error: unknown) => String(error));
    expect(failure).toMatch(sentence);
    expect(failure).not.toContain('--reset');
    const left = await readFile(join(path, 'oraculo.db'));
    expect(left.equals(Buffer.from(contents['oraculo.db']!))).toBe(true);
  },
  60_000,
);

test('a database of a newer release, or of another program, stops the start and stays as it is', async () => {
  const newer = await place('newer', await firstRelease());
  const client = createClient({ url: `file:${join(newer, 'oraculo.db')}` });
  await client.execute("INSERT INTO migrations VALUES ('9999_of_tomorrow.sql', 0)");
  client.close();
  await expect(startGateway(configOf(newer))).rejects.toThrow(/versão mais nova/);
  const other = await place('other', { 'keys.json': (await firstRelease())['keys.json'] });
  const foreign = createClient({ url: `file:${join(other, 'oraculo.db')}` });
  await foreign.execute('CREATE TABLE recipes (name TEXT)');
  foreign.close();
  await expect(startGateway(configOf(other))).rejects.toThrow(/não é um banco de dados do Oráculo/);
}, 60_000);

test('a copy made beside a gateway in use is put back beside it, and opens in an empty folder', async () => {
  await using gateway = await startTestGateway();
  let client = await gateway.clientOf('admin');
  await client.documents.upload(pdfFile('copiado_44-20-900123.pdf'));
  const copy = join(folder, 'copy');
  const made = await backUp(gateway.config, copy);
  expect(made.files).toBe(await gateway.db.read.$count(files, gt(files.size, 0)));
  await expect(backUp(gateway.config, copy)).rejects.toThrow(/não está vazia/);

  // What came after the copy goes with it.
  await client.documents.upload(pdfFile('depois_44-20-900124.pdf'));
  await client.credentials.remove('1');
  const names = async () => (await client.documents.list()).items.map((item) => item.file_name);
  expect(await names()).toContain('depois_44-20-900124.pdf');
  const total = async () =>
    Number(
      (await (gateway.db as EmbeddedDatabase).client.execute('SELECT sum(total) AS s FROM eligibility_days')).rows[0]
        ?.s,
    );
  const counted = await total();
  expect(await restore(gateway.config, copy)).toEqual(made);
  // A session that was ended since must not live again with the copy, so none does.
  await expect(client.documents.list()).rejects.toMatchObject({ kind: 'session' });
  client = await gateway.clientOf('admin');
  expect(await names()).toContain('copiado_44-20-900123.pdf');
  expect(await names()).not.toContain('depois_44-20-900124.pdf');
  expect((await client.credentials.get('1')).password).toMatch(/^Credencial-/);
  expect(await total()).toBe(counted);

  const empty = configOf(join(folder, 'fresh', 'data'));
  expect(await restore(empty, copy)).toEqual(made);
  const second = await startGateway(empty);
  try {
    expect((await signIn(second, 'admin', 'Jabuticaba-7315')).status).toBe(200);
    const [link] = (await client.documents.list()).items.map((item) => item.url);
    expect(new URL(String(link)).pathname).toMatch(/^\/files\/[0-9a-f]{32}$/);
    const kept = await second.db.read.select().from(files);
    for (const { id, size } of kept.filter((file) => file.size > 0)) {
      expect(await second.files.sizeOf(id)).toBe(size);
    }
  } finally {
    await second.stop();
  }
  // What the start tells to restore can be restored; the old file stays beside the new one.
  await writeFile(empty.databaseFile, 'x'.repeat(8192));
  expect(await restore(empty, copy)).toEqual(made);
  const beside = (await readdir(empty.dataDir)).filter((name) => /^oraculo\.db\.\d+$/.test(name));
  expect(await readFile(join(empty.dataDir, beside[0]!), 'utf8')).toBe('x'.repeat(8192));
  await (await startGateway(empty)).stop();
  // Another installation keeps its own keys.
  const other = configOf(await place('foreign', await firstRelease()));
  await copyFile(join(copy, 'keys.json'), join(other.dataDir, 'unused.json'));
  await expect(restore(other, copy)).rejects.toThrow(/de outra instalação/);
  await expect(restore(empty, folder)).rejects.toThrow(/não tem uma cópia/);
}, 120_000);

test('a copy only reads what it copies, of an older release too, and leaves a file out that has gone', async () => {
  const config = configOf(await place('older', await firstRelease()));
  const before = await readFile(config.databaseFile);
  const copy = join(folder, 'copy-of-older');
  const made = await backUp(config, copy);
  expect((await readFile(config.databaseFile)).equals(before)).toBe(true);
  // Its way back to the release that made it.
  const migrationsOf = async (file: string) => {
    const client = createClient({ url: `file:${file}` });
    const { rows } = await client.execute('SELECT name FROM migrations ORDER BY name');
    client.close();
    return rows.map(({ name }) => String(name));
  };
  expect(await migrationsOf(join(copy, 'oraculo.db'))).toEqual(await migrationsOf(config.databaseFile));
  expect((await stat(join(copy, 'oraculo.db'))).mode & 0o777).toBe(0o600);
  // The fixture has rows of files and no files.
  expect(made.files).toBe(0);
  const fresh = configOf(join(folder, 'restored-older'));
  expect(await restore(fresh, copy)).toEqual({ files: 0 });
  await (await startGateway(fresh)).stop();
}, 60_000);

test('what a restore that was killed left behind goes at the next start, and what one at work needs stays', async () => {
  const path = await place('killed', await firstRelease());
  const gone = spawnSync(process.execPath, ['--version']).pid;
  for (const name of [`restore-${gone}-abc`, 'restore-Ab12Cd', `restore-${process.pid}-abc`]) {
    await place(join('killed', name), { 'oraculo.db': 'pessoas' });
  }
  await (await startGateway(configOf(path))).stop();
  expect((await readdir(path)).filter((name) => name.startsWith('restore-'))).toEqual([`restore-${process.pid}-abc`]);
}, 60_000);

const production = { ORACULO_DEMO: '0', ORACULO_APPLICATION_KEY: 'chave-desta-empresa' };

test('outside the demonstration there is no account but the one of the printed link, which opens once', async () => {
  const gateway = await startGateway(configOf(await place('production'), production));
  try {
    expect((await signIn(gateway, 'admin', 'Jabuticaba-7315')).status).toBe(401);
    const link = gateway.setupUrl!;
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<label for="password">Senha</label>'),
    ]);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    const code = new URL(link).searchParams.get('codigo')!;
    const create = (fields: Record<string, string>) =>
      fetch(`${gateway.origin}/primeiro-acesso`, { method: 'POST', body: new URLSearchParams({ code, ...fields }) });
    const account = { givenName: 'Rosa Lima', email: 'rosa@empresa.example', username: 'rosa' };
    const short = await create({ ...account, password: 'curta', givenName: '"><script>' });
    expect([short.status, await short.text()]).toEqual([400, expect.stringContaining('de 12 a 200 caracteres')]);
    expect((await create({ ...account, password: 'Manacá-da-serra-19', code: 'x' })).status).toBe(403);
    const noForm = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"code":7}' };
    const refused = await fetch(`${gateway.origin}/primeiro-acesso`, noForm);
    expect([refused.status, await refused.text()]).toEqual([
      415,
      expect.stringContaining('<h1>A conta não foi criada'),
    ]);
    // Of two that send the form at once one makes the account; the other is told on a page as well.
    const both = await Promise.all([1, 2].map(() => create({ ...account, password: 'Manacá-da-serra-19' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    for (const answer of both) expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const again = await create({
      ...account,
      username: 'outra',
      email: 'outra@empresa.example',
      password: 'Manacá-da-serra-19',
    });
    expect([again.status, (await fetch(link)).status]).toEqual([403, 403]);
    const answer = await signIn(gateway, 'rosa', 'Manacá-da-serra-19');
    expect((await answer.json()) as object).toMatchObject({ membership: ['GG_BR_APL_AUTH_ORACULO_USER_ADMIN'] });
  } finally {
    await gateway.stop();
  }
  const again = await startGateway(configOf(join(folder, 'production'), production));
  expect(again.setupUrl).toBeUndefined();
  await again.stop();
}, 60_000);

test('the printed link opens nothing once there is an account of another way', async () => {
  const gateway = await startGateway(configOf(await place('by-hand'), production));
  try {
    expect((await fetch(gateway.setupUrl!)).status).toBe(200);
    await addPerson(gateway.db, 'rosa', 'rosa@empresa.example', readGroups('ADMIN'));
    expect((await fetch(gateway.setupUrl!)).status).toBe(403);
  } finally {
    await gateway.stop();
  }
}, 60_000);

test('an account is added and its groups are changed beside a gateway in use', async () => {
  await using gateway = await startTestGateway();
  const db = await openDatabase(gateway.config.databaseFile);
  const password = await addPerson(db, 'Nova.Pessoa', 'nova@oraculo.example', readGroups('read'));
  const answer = await signIn(gateway, 'nova.pessoa', password);
  const { userToken } = (await answer.json()) as { userToken: string };
  const operators = () =>
    fetch(`${gateway.origin}${apiBase}/healthoperators/paginated/all`, {
      headers: { key: gateway.config.applicationKey, token: userToken },
    });
  expect((await operators()).status).toBe(403);
  await setGroups(db, 'nova.pessoa', readGroups('ADMIN,READ'));
  expect((await operators()).status).toBe(200);
  await expect(addPerson(db, 'nova.pessoa', 'x@y.example', [])).rejects.toThrow(/Já existe/);
  await expect(setGroups(db, 'ninguem', [])).rejects.toThrow(/Usuário desconhecido/);
  expect(() => readGroups('CHEFIA')).toThrow(/Grupo desconhecido: CHEFIA/);
  await db.close();
}, 60_000);

test.each<[string, Record<string, string>, RegExp]>([
  ['an open address without a key', { ORACULO_HOST: '0.0.0.0' }, /Defina ORACULO_APPLICATION_KEY/],
  ['a demonstration for everybody', { ORACULO_HOST: '0.0.0.0', ORACULO_DEMO: '1' }, /só são servidos em localhost/],
  [
    'a demonstration behind a proxy',
    { ORACULO_TRUST_PROXY: '127.0.0.1', ORACULO_DEMO: '1' },
    /não são servidos por um/,
  ],
  ['a proxy without a key', { ORACULO_TRUST_PROXY: '127.0.0.1' }, /Defina ORACULO_APPLICATION_KEY/],
])('%s is refused', (_title, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('the data of the demonstration are not served to everybody', async () => {
  const path = await place('demo', await firstRelease());
  await expect(startGateway(configOf(path, production))).rejects.toThrow(/dados de demonstração.+ORACULO_DATA_DIR/);
}, 60_000);

test('the demonstration answers nothing that came through a proxy or by a name of somebody else', async () => {
  await using gateway = await startTestGateway();
  const ask = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(`${gateway.origin}/config.json`, { headers }, (answer) =>
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
      )
        .on('error', reject)
        .end();
    });
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']) {
    expect([name, await ask({ [name]: '203.0.113.7' })]).toEqual([name, 403]);
  }
  for (const host of ['oraculo.example', '127.0.0.1.example', '203.0.113.7:4173']) {
    expect([host, await ask({ host })]).toEqual([host, 403]);
  }
  for (const host of ['localhost:4173', '127.0.0.1', '[::1]:4173', 'oraculo.localhost']) {
    expect([host, await ask({ host })]).toEqual([host, 200]);
  }
  const refused = await fetch(`${gateway.origin}/`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await refused.json()).toEqual({ message: expect.stringContaining('ORACULO_DEMO=0') });
}, 60_000);
