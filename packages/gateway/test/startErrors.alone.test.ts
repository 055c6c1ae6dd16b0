import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/db/openDatabase.ts';
import { findFreePort } from '../src/settings/findFreePort.ts';
import { firstRelease } from './installations.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const taken = createServer();
const children: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oraculo-start-'));
  await writeFile(join(folder, 'file'), 'not a folder');
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(async () => {
  taken.close();
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function spawnMain(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'packages/gateway/src/main.ts'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
      ORACULO_LOG_LEVEL: 'silent',
      ORACULO_APP_DIR: 'none',
      ...settings,
    },
  });
  children.push(child);
  return child;
}

async function start(settings: Record<string, string>, ...args: string[]) {
  const child = spawnMain(settings, ...args);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, errors: errors.trim() };
}

/** The port that an error message advises. */
const advised = /=(\d+) npm start$/;

const takenPort = () => String((taken.address() as { port: number }).port);
const small = { ORACULO_SEED_BENEFICIARIES: '24', ORACULO_SEED_ELIGIBILITY_RECORDS: '24', ORACULO_HOST: '127.0.0.1' };

test('adding an account to a folder without a database fails and creates no database', async () => {
  const dataDir = await mkdtemp(join(folder, 'empty-'));
  const { code, errors } = await start({ ORACULO_DATA_DIR: dataDir }, '--add-user', 'rosa', 'rosa@x.example', 'READ');
  expect([code, errors]).toEqual([1, expect.stringMatching(/^Não há banco de dados em .+ npm start$/)]);
  expect(await readdir(dataDir)).toEqual([]);
}, 60_000);

test.each<[string, () => Record<string, string>, RegExp]>([
  [
    'a data folder that cannot be written',
    () => ({ ORACULO_DATA_DIR: join(folder, 'file', 'below') }),
    /^Oráculo não iniciou: Não é possível gravar em .+ORACULO_DATA_DIR=‹pasta› npm start$/,
  ],
  ['a port that is not a number', () => ({ PORT: 'abc' }), /^Oráculo não iniciou: PORT deve ser um número inteiro/],
  [
    'one of the two keys alone',
    () => ({ ORACULO_DATA_DIR: join(folder, 'keys'), ORACULO_ENCRYPTION_KEY: 'ab'.repeat(32) }),
    /^Oráculo não iniciou: Defina ORACULO_ENCRYPTION_KEY e ORACULO_SIGNING_KEY juntas\.$/,
  ],
  [
    'a port in use',
    () => ({ ...small, ORACULO_DATA_DIR: join(folder, 'data'), PORT: takenPort(), ORACULO_STORAGE_PORT: '0' }),
    /^Oráculo não iniciou: A porta \d+ já está em uso\..+ PORT=\d+ npm start$/,
  ],
  [
    'a port of the second origin in use',
    () => ({ ...small, ORACULO_DATA_DIR: join(folder, 'data'), PORT: '0', ORACULO_STORAGE_PORT: takenPort() }),
    /^Oráculo não iniciou: A porta \d+ já está em uso\..+ ORACULO_STORAGE_PORT=\d+ npm start$/,
  ],
])(
  '%s ends in one line that says what to do, and code 1',
  async (_title, settings, line) => {
    const { code, errors, output } = await start(settings());
    expect(errors).toMatch(line);
    expect([code, output]).toEqual([1, '']);
  },
  60_000,
);

test('the error of a second gateway on taken ports names a free port, on which it starts', async () => {
  // Below the range from which the system takes free ports, so that no other program gets the advised port.
  const storagePort = await findFreePort(20_000 + (process.pid % 10_000), '127.0.0.1');
  const first = createServer().listen(storagePort, '127.0.0.1');
  await once(first, 'listening');
  const dataDir = join(folder, 'second');
  // The second origin has the port after `PORT` and is opened first.
  const settings = { ...small, ORACULO_DATA_DIR: dataDir, PORT: String(storagePort - 1) };
  const { errors } = await start(settings);
  expect(errors).toContain(`A porta ${storagePort} já está em uso.`);
  expect(errors).toMatch(/ PORT=\d+ npm start$/);
  const free = advised.exec(errors)?.[1] ?? '';
  const second = spawnMain({ ...settings, PORT: free });
  const ended = once(second, 'exit');
  let announced = '';
  for await (const part of second.stderr.setEncoding('utf8')) {
    announced += part;
    if (announced.includes('acesso.txt')) second.kill('SIGTERM');
  }
  expect(announced).toContain(`Oráculo em http://127.0.0.1:${free}\n`);
  expect(await ended).toEqual([0, null]);
  first.close();
}, 60_000);

test('the advised port for one origin is never the port of the other', async () => {
  const storagePort = Number(takenPort());
  const settings = { ...small, ORACULO_DATA_DIR: join(folder, 'data'), ORACULO_STORAGE_PORT: String(storagePort) };
  const free = await findFreePort(storagePort, '127.0.0.1');
  const { errors } = await start({ ...settings, PORT: String(free) });
  expect(errors).toMatch(/ ORACULO_STORAGE_PORT=\d+ npm start$/);
  expect(advised.exec(errors)?.[1]).not.toBe(String(free));
}, 60_000);

// spec: x.89
test('a reset is refused while a gateway has the database open, and removes nothing', async () => {
  const dataDir = await mkdtemp(join(folder, 'reset-'));
  const { 'oraculo.db': database, 'keys.json': keys } = await firstRelease();
  await writeFile(join(dataDir, 'oraculo.db'), database);
  await writeFile(join(dataDir, 'keys.json'), keys);
  const inUse = await openDatabase(join(dataDir, 'oraculo.db'));
  const before = await readdir(dataDir);
  const settings = { ...small, ORACULO_DATA_DIR: dataDir, PORT: '0', ORACULO_STORAGE_PORT: '0' };
  const { code, errors, output } = await start(settings, '--reset');
  expect(errors).toMatch(/^Oráculo não iniciou: .+oraculo\.db está em uso\. Pare o Oráculo e repita o comando\.$/);
  expect([code, output]).toEqual([1, '']);
  expect(await readdir(dataDir)).toEqual(before);
  await inUse.close();
}, 60_000);

/** An installation whose database has damaged bytes from this position on. */
async function damaged(from: (bytes: Buffer) => number, length = Number.POSITIVE_INFINITY) {
  const dataDir = await mkdtemp(join(folder, 'damaged-'));
  const { 'oraculo.db': whole, 'keys.json': keys } = await firstRelease();
  const bytes = Buffer.from(whole);
  bytes.fill(0xff, from(bytes), Math.min(from(bytes) + length, bytes.length));
  await writeFile(join(dataDir, 'oraculo.db'), bytes);
  await writeFile(join(dataDir, 'keys.json'), keys);
  return { ...small, ORACULO_DATA_DIR: dataDir, PORT: '0', ORACULO_STORAGE_PORT: '0' };
}

// spec: x.83
test.each<[string, () => Promise<Record<string, string>>]>([
  ['with a damaged first page', () => damaged(() => 0, 100)],
  ['with a damaged list of tables', () => damaged(() => 100, 3900)],
  ['with damage in all pages except the first', () => damaged(() => 4096)],
  ['with damage in the middle', () => damaged(({ length }) => Math.floor(length / 2 / 4096) * 4096)],
])(
  'a database in use %s stops the start with one line that names the restore',
  async (_title, settings) => {
    const { code, errors, output } = await start(await settings());
    expect(errors).toMatch(
      /^Oráculo não iniciou: .+danificado\. Restaure uma cópia de segurança: npm start -- --restore ‹pasta›$/,
    );
    expect([code, output]).toEqual([1, '']);
  },
  60_000,
);

test.each<[string, string[], string]>([
  ['a command without its value', ['--backup'], 'Use assim: npm start -- --backup ‹pasta›'],
  ['a misspelt option', ['--bakcup', 'x'], 'Opção desconhecida: --bakcup. Veja as opções com: npm start -- --help'],
])(
  '%s starts nothing and shows the right form of the command',
  async (_title, args, line) => {
    expect(await start({}, ...args)).toEqual({ code: 1, output: '', errors: line });
  },
  60_000,
);

test('--help lists the options and every setting', async () => {
  const { code, output } = await start({}, '--help');
  expect(code).toBe(0);
  expect(output).toMatch(
    /--check[\s\S]+--backup[\s\S]+--add-user[\s\S]+--revoke[\s\S]+--reset[\s\S]+ORACULO_DATA_DIR[\s\S]+ORACULO_JOB_PACE_MS/,
  );
}, 30_000);
