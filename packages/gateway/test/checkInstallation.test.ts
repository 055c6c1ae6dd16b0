import { chmod, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/db/openDatabase.ts';
import { checkInstallation } from '../src/maintenance/checkInstallation.ts';
import { startGateway } from '../src/startGateway.ts';
import { configOf, createInstallationFolder } from './installations.ts';

const { place } = createInstallationFolder();

const production = {
  ORACULO_DEMO: '0',
  ORACULO_APPLICATION_KEY: 'chave-desta-empresa',
  ORACULO_APP_DIR: 'none',
  ORACULO_STORAGE_ORIGIN: 'http://localhost:4173/files',
};
let dataDir: string;

beforeAll(async () => {
  dataDir = await place('checked');
  await chmod(dataDir, 0o700);
  await (await startGateway(configOf(dataDir, production))).stop();
}, 60_000);

async function check(env: Record<string, string>) {
  const lines: string[] = [];
  const isSound = await checkInstallation({ ORACULO_DATA_DIR: dataDir, ...production, ...env }, (line) =>
    lines.push(line),
  );
  const states = lines.map((line) => line.split(/\s+/, 2).join(' '));
  return { isSound, lines, states };
}

test('the check of an installation that can start prints a line for each part', async () => {
  const { isSound, states } = await check({});
  expect(states).toEqual([
    'ok configuração',
    'ok aplicativo',
    'ok pasta',
    'ok disco',
    'ok banco',
    'ok relógio',
    'ok arquivos',
    'ok chaves',
  ]);
  expect(isSound).toBe(true);
});

test('with files in a bucket, the line of the addresses names the file service', async () => {
  const { lines } = await check({
    ORACULO_FILES_URL: 's3://oraculo',
    ORACULO_S3_ENDPOINT: 'http://127.0.0.1:9',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  expect(lines[0]).toContain('arquivos no serviço de arquivos');
});

test('the check creates no data in an empty folder', async () => {
  const { isSound, lines } = await check({ ORACULO_DATA_DIR: join(dataDir, 'not', 'yet') });
  expect(isSound).toBe(true);
  expect(lines.filter((line) => /ser(á|ão) criad/.test(line))).toHaveLength(3);
  await expect(chmod(join(dataDir, 'not'), 0o700)).rejects.toThrow(/ENOENT/);
});

const fails: [string, Record<string, string>, (() => Promise<unknown>) | undefined, RegExp][] = [
  ['settings', { ORACULO_STORAGE_ORIGIN: 'files' }, undefined, /^falha +configuração +ORACULO_STORAGE_ORIGIN/],
  ['a missing app', { ORACULO_APP_DIR: '/nowhere' }, undefined, /^falha +aplicativo +.+ORACULO_APP_DIR/],
  ['a folder that other users can read', {}, () => chmod(dataDir, 0o755), /^falha +pasta +.+chmod 700/],
  [
    'a clock that is behind the data',
    {},
    () => utimes(join(dataDir, 'oraculo.db'), Date.now() / 1000, Date.now() / 1000 + 86_400),
    /^falha +banco +O relógio/,
  ],
  [
    'a bucket whose service is away',
    { ORACULO_FILES_URL: 's3://arquivos', ORACULO_S3_ENDPOINT: 'http://127.0.0.1:9', AWS_REGION: 'us-east-1' },
    undefined,
    /^falha +arquivos/,
  ],
  [
    'keys of another database',
    {},
    () =>
      writeFile(join(dataDir, 'keys.json'), JSON.stringify({ encryption: 'ab'.repeat(32), signing: 'ab'.repeat(32) })),
    /^falha +chaves +As chaves não são as deste banco/,
  ],
];

test.each(fails)(
  '%s fails with a line that says what to do',
  async (_title, env, spoil, line) => {
    await spoil?.();
    const { isSound, lines } = await check(env);
    await chmod(dataDir, 0o700);
    await utimes(join(dataDir, 'oraculo.db'), Date.now() / 1000, Date.now() / 1000);
    expect(lines).toContainEqual(expect.stringMatching(line));
    expect(isSound).toBe(false);
  },
  60_000,
);

test('a database of a newer release fails with a line that says so', async () => {
  const folder = await place('newer');
  const db = await openDatabase(join(folder, 'oraculo.db'));
  await db.client.execute("INSERT INTO migrations VALUES ('9999_later.sql', 0)");
  await db.close();
  const { lines } = await check({ ORACULO_DATA_DIR: folder });
  expect(lines).toContainEqual(expect.stringMatching(/^falha +banco +.+versão mais nova/));
}, 60_000);
