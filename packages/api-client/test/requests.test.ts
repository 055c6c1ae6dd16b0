import { expect, test } from 'vitest';
import { createClient } from '../src/createClient.ts';
import { fixtures } from '../src/fixtures/index.ts';
import { credentialDraft, csv, operatorDraft } from './everyCall.ts';
import { answerJson, type Responder, withFakeApi } from './fakeApi.ts';

type Client = ReturnType<typeof createClient>;

const lastRequest = (answer: Responder, run: (client: Client) => Promise<unknown>) =>
  withFakeApi(answer, async ({ baseUrl, requests }) => {
    await run(createClient({ baseUrl, applicationKey: 'k' }));
    return requests.at(-1);
  });

test('an individual query is sent without masks and with null for empty values', async () => {
  const check = { ansId: '004731', brandId: '', cardNumber: '731.004-55 AB', cpf: '529.982.247-25', birth: '' };
  const sent = await lastRequest(answerJson(fixtures['eligibility.check']), (client) =>
    client.eligibility.check(check),
  );
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    ansId: '004731',
    brandId: null,
    cardNumber: '73100455AB',
    cpf: '52998224725',
    birth: null,
  });
});

test('a request accepts JSON, and has an idempotency key only if it creates something', async () => {
  const read = await lastRequest(answerJson([]), (client) => client.brands.all());
  expect(read?.headers).toMatchObject({ accept: 'application/json', key: 'k' });
  expect(read?.headers).not.toHaveProperty('idempotency-key');
  expect(read?.headers).not.toHaveProperty('token');
});

test('a report without operator and brand is requested for all of them', async () => {
  const dates = { firstDate: '2026-11-19', lastDate: '2026-11-20' };
  const sent = await lastRequest(answerJson({}), (client) => client.reports.request({ ...dates, ansId: '' }));
  expect(JSON.parse(sent?.body ?? '')).toEqual({ ...dates, ansId: null, brandId: null });
});

test('an operator is sent with null for empty ids and addresses', async () => {
  const sent = await lastRequest(answerJson(fixtures['operators.create']), (c) => c.operators.create(operatorDraft));
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    ...operatorDraft,
    providerId: null,
    templateId: '41',
    externalCovenantId: null,
    serviceUrl: null,
  });
});

test('a credential is sent with an unmasked CNPJ, and with its id only for a change', async () => {
  const cleaned = { ...credentialDraft, cnpj: '11222333000181', cpf: null, description: null, url: null };
  const created = await lastRequest(answerJson(fixtures['credentials.create']), (c) =>
    c.credentials.create(credentialDraft),
  );
  expect(JSON.parse(created?.body ?? '')).toEqual(cleaned);
  const changed = await lastRequest(answerJson(fixtures['credentials.update']), (c) =>
    c.credentials.update('301', { ...credentialDraft, cnpj: '12.abc.345/01de-35' }),
  );
  expect(JSON.parse(changed?.body ?? '')).toEqual({ ...cleaned, cnpj: '12ABC34501DE35', credentialId: '301' });
});

test('an upload is one multipart request: fields, then the file under its normalised name', async () => {
  const sent = await lastRequest(answerJson({ message: 'ok' }), (client) =>
    client.batches.upload({ file: csv(), ansId: '004731', brandId: '11' }),
  );
  const parts = (sent?.body ?? '').split(/--+[\w-]+(?:--)?\r\n/).filter(Boolean);
  expect(parts).toEqual([
    'Content-Disposition: form-data; name="ansId"\r\n\r\n004731\r\n',
    'Content-Disposition: form-data; name="brandId"\r\n\r\n11\r\n',
    'Content-Disposition: form-data; name="file"; filename="Relacao_marco.csv"\r\nContent-Type: text/csv\r\n\r\ncartão;cpf\r\n\r\n',
  ]);
});

test('a barcode is sent in the form of the service', async () => {
  const sent = await lastRequest(answerJson({ message: 'ok' }), (client) =>
    client.documents.update({ file: csv(), barcode: ' 01-22x333333 ' }),
  );
  expect(sent?.body).toContain('name="id"\r\n\r\n01X22X333333\r\n');
});

test.each([
  [undefined, 'page=0&size=10'],
  [{ page: 1, pageSize: 40 }, 'page=0&size=40'],
  [{ page: 7 }, 'page=6&size=10'],
  [{ page: 0, pageSize: 0 }, 'page=0&size=10'],
  [{ page: Number.NaN, pageSize: -3 }, 'page=0&size=10'],
  [{ page: 2.7, pageSize: Number.POSITIVE_INFINITY }, 'page=1&size=10'],
])('the page %j is requested as %s', async (query, expected) => {
  const sent = await lastRequest(answerJson({ rows: [], count: 0 }), (client) => client.reports.history(query));
  expect(sent?.line).toBe(`GET /eligibility/history?${expected}`);
});

test('both wire formats of a page become the same `Page`', async () => {
  const record = fixtures['eligibility.search'].content[0];
  await withFakeApi(
    answerJson({ content: [record], totalElements: 31, pageable: { pageSize: 10 } }),
    async ({ baseUrl }) => {
      const { eligibility } = createClient({ baseUrl, applicationKey: 'k' });
      const page = await eligibility.search({ firstDate: '2026-11-19', lastDate: '2026-11-20', page: 4 });
      expect(page).toEqual({ items: [record], total: 31, page: 4, pageSize: 10 });
    },
  );
  await withFakeApi(
    answerJson({ rows: [], count: 31, pageable: { pageNumber: 3, pageSize: 10 } }),
    async ({ baseUrl }) => {
      const { reports } = createClient({ baseUrl, applicationKey: 'k' });
      expect(await reports.history({ page: 4 })).toEqual({ items: [], total: 31, page: 4, pageSize: 10 });
    },
  );
});

test('the lists that the specification names are sorted and have no repetitions', async () => {
  const options = [
    { id: 1, name: 'zeta' },
    { id: '2', name: 'Água' },
    { id: '3', name: 'beta 10' },
    { id: '4', name: 'Beta 9' },
  ];
  await withFakeApi(answerJson(options), async ({ baseUrl }) => {
    const client = createClient({ baseUrl, applicationKey: 'k' });
    expect((await client.operators.options()).map(({ name }) => name)).toEqual(['Água', 'Beta 9', 'beta 10', 'zeta']);
    expect((await client.operators.options()).at(-1)?.id).toBe('1');
  });
  await withFakeApi(answerJson(fixtures['brands.all']), async ({ baseUrl }) => {
    const brands = await createClient({ baseUrl, applicationKey: 'k' }).brands.all();
    expect(brands.map(({ id }) => id)).toEqual(['11', '12', '13']);
  });
  await withFakeApi(answerJson(fixtures['glosas.users']), async ({ baseUrl }) => {
    expect(await createClient({ baseUrl, applicationKey: 'k' }).glosas.users()).toHaveLength(2);
  });
});

test('an id beyond the safe integers is refused', async () => {
  await withFakeApi(answerJson([{ id: 2 ** 60, name: 'x' }]), async ({ baseUrl }) => {
    await expect(createClient({ baseUrl, applicationKey: 'k' }).brands.all()).rejects.toMatchObject({
      kind: 'badResponse',
    });
  });
});

test('a file has its name, and the credentials report has today’s date in its name', async () => {
  const answer: Responder = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="erros 1.csv"' })
      .end('NOME\r\n');
  await withFakeApi(answer, async ({ baseUrl }) => {
    const client = createClient({ baseUrl, applicationKey: 'k' });
    const { blob, fileName } = await client.glosas.exportErrors('7');
    expect([fileName, await blob.text()]).toEqual(['erros_1.csv', 'NOME\r\n']);
    expect((await client.credentials.report()).fileName).toMatch(/^credentials_report_\d{4}-\d{2}-\d{2}\.xlsx$/);
  });
});

test('a signed link has expired after a 403, is followed after other statuses, and is refused if unsafe', async () => {
  for (const [status, expected] of [
    [403, 'expired'],
    [404, 'followed'],
    [500, 'followed'],
    [200, 'followed'],
  ] as const) {
    await withFakeApi(answerJson({}, status), async ({ baseUrl }) => {
      const check = createClient({ baseUrl, applicationKey: 'k' }).files.check(`${baseUrl}/a.csv`);
      expect(
        await check.then(
          () => 'followed',
          ({ kind }) => kind,
        ),
      ).toBe(expected);
    });
  }
  const { files } = createClient({ baseUrl: 'http://127.0.0.1:1', applicationKey: 'k' });
  await expect(files.check('http://127.0.0.1:1/a.csv')).resolves.toBe('http://127.0.0.1:1/a.csv');
  await expect(files.check('javascript:alert(1)')).rejects.toMatchObject({ message: 'Link inválido.' });
});

test.each<[what: string, options: object, call: object]>([
  ['da aplicação', { applicationKey: 'ç→' }, {}],
  ['da sessão', { getToken: () => 'a\nb' }, {}],
  [
    'da sessão',
    {
      getToken: () => {
        throw new Error('x');
      },
    },
    {},
  ],
  ['de repetição', {}, { idempotencyKey: 'a→' }],
])('an application key %s, which no header can carry, is named in the error', async (what, options, call) => {
  const { glosas } = createClient({ baseUrl: 'https://servico.example', applicationKey: 'k', ...options });
  await expect(glosas.upload(csv(), call)).rejects.toMatchObject({
    kind: 'invalid',
    message: `A chave ${what} não pode ser enviada. Entre de novo ou avise a equipe do Oráculo.`,
  });
});
