import { request } from 'node:http';
import { expect, test } from 'vitest';
import { readConfig } from '../src/settings/readConfig.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { addUserWithPassword, readGroups, setGroups } from '../src/maintenance/users.ts';
import { startGateway } from '../src/startGateway.ts';
import { configOf, firstRelease, createInstallationFolder, signIn } from './installations.ts';
import { apiBase, startTestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

const { pathOf, place } = createInstallationFolder();

const production = { ORACULO_DEMO: '0', ORACULO_APPLICATION_KEY: 'chave-desta-empresa' };

test('outside the demonstration the printed link creates the only account, once', async () => {
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
    // If two people send the form at once, one of them creates the account. The other gets a page as well.
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
  const again = await startGateway(configOf(pathOf('production'), production));
  expect(again.setupUrl).toBeUndefined();
  await again.stop();
}, 60_000);

test('the printed link is invalid after an account was created in another way', async () => {
  const gateway = await startGateway(configOf(await place('by-hand'), production));
  try {
    expect((await fetch(gateway.setupUrl!)).status).toBe(200);
    await addUserWithPassword(gateway.db, 'rosa', 'rosa@empresa.example', readGroups('ADMIN'));
    expect((await fetch(gateway.setupUrl!)).status).toBe(403);
  } finally {
    await gateway.stop();
  }
}, 60_000);

test('an account is added and its groups are changed while the gateway runs', async () => {
  await using gateway = await startTestGateway();
  const db = await openDatabase(gateway.config.databaseFile);
  const password = await addUserWithPassword(db, 'Nova.Pessoa', 'nova@oraculo.example', readGroups('read'));
  const answer = await signIn(gateway, 'nova.pessoa', password);
  const { userToken } = (await answer.json()) as { userToken: string };
  const operators = () =>
    fetch(`${gateway.origin}${apiBase}/healthoperators/paginated/all`, {
      headers: { key: gateway.config.applicationKey, token: userToken },
    });
  expect((await operators()).status).toBe(403);
  await setGroups(db, 'nova.pessoa', readGroups('ADMIN,READ'));
  expect((await operators()).status).toBe(200);
  await expect(addUserWithPassword(db, 'nova.pessoa', 'x@y.example', [])).rejects.toThrow(/Já existe/);
  await expect(setGroups(db, 'ninguem', [])).rejects.toThrow(/Usuário desconhecido/);
  expect(() => readGroups('CHEFIA')).toThrow(/Grupo desconhecido: CHEFIA/);
  await db.close();
}, 60_000);

test.each<[string, Record<string, string>, RegExp]>([
  ['an open address without a key', { ORACULO_HOST: '0.0.0.0' }, /Defina ORACULO_APPLICATION_KEY/],
  [
    'a demonstration that other computers can reach',
    { ORACULO_HOST: '0.0.0.0', ORACULO_DEMO: '1' },
    /só são servidos em localhost/,
  ],
  [
    'a demonstration behind a proxy',
    { ORACULO_TRUST_PROXY: '127.0.0.1', ORACULO_DEMO: '1' },
    /não são servidos por um/,
  ],
  ['a proxy without a key', { ORACULO_TRUST_PROXY: '127.0.0.1' }, /Defina ORACULO_APPLICATION_KEY/],
])('%s is refused', (_title, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('production settings refuse the data of the demonstration', async () => {
  const path = await place('demo', await firstRelease());
  await expect(startGateway(configOf(path, production))).rejects.toThrow(/dados de demonstração.+ORACULO_DATA_DIR/);
}, 60_000);

test('the demonstration is not added to the data of an installation', async () => {
  const path = await place('own-data');
  await (await startGateway(configOf(path, production))).stop();
  await expect(startGateway(configOf(path))).rejects.toThrow(/dados próprios.+ORACULO_DEMO=0/);
});

test('the demonstration refuses requests through a proxy or by another host name', async () => {
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
