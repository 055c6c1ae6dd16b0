import { ApiError } from '@oraculo/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentialDraft, operatorDraft } from './drafts.ts';
import { csvFile, pdfFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

let gateway: TestGateway;
let admin: Awaited<ReturnType<TestGateway['clientOf']>>;

beforeAll(async () => {
  gateway = await startTestGateway();
  admin = await gateway.clientOf('admin');
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

/** The specific error of each call, with the kind that the client gives it. */
const failures: [title: string, kind: ApiError['kind'], call: () => Promise<unknown>][] = [
  ['an unknown operator has no brands', 'notFound', () => admin.brands.ofOperator('999999')],
  ['an unknown operator cannot be read', 'notFound', () => admin.operators.get('999999')],
  [
    'an existing ANS number is refused',
    'conflict',
    () => admin.operators.create({ ...operatorDraft, ansId: '301264' }),
  ],
  [
    'an operator needs a service',
    'invalid',
    () => admin.operators.create({ ...operatorDraft, ansId: '1', providerId: null }),
  ],
  [
    'an unknown operator cannot be saved',
    'notFound',
    () => admin.operators.update({ ...operatorDraft, ansId: '999998' }),
  ],
  ['a query needs a known operator', 'notFound', () => admin.eligibility.check({ ansId: '999999', cardNumber: '1' })],
  ['a query needs the brand', 'invalid', () => admin.eligibility.check({ ansId: '301264', cardNumber: '1' })],
  [
    'a check needs a brand of the operator',
    'invalid',
    () => admin.eligibility.check({ ansId: '301264', brandId: '9', cardNumber: '1' }),
  ],
  [
    'a card of an unknown operator',
    'notFound',
    () => admin.eligibility.validateCard({ ansId: '999999', cardNumber: '1' }),
  ],
  [
    'a range of 31 days',
    'invalid',
    () => admin.eligibility.search({ firstDate: '2026-03-01', lastDate: '2026-04-01' }),
  ],
  [
    'a range the wrong way round',
    'invalid',
    () => admin.reports.request({ firstDate: '2026-03-02', lastDate: '2026-03-01' }),
  ],
  ['an unknown lot cannot be cancelled', 'notFound', () => admin.batches.cancel('nada.csv')],
  ['a finished lot cannot be cancelled', 'conflict', () => admin.batches.cancel('7')],
  ['an unknown lot cannot be exported', 'notFound', () => admin.batches.export('nada.csv')],
  [
    'a batch needs a column to look for',
    'invalid',
    () => admin.batches.upload({ file: csvFile('NOME\nAna\n'), ansId: '301264', brandId: '1' }),
  ],
  [
    'a batch is a CSV by its name',
    'invalid',
    () => admin.batches.upload({ file: csvFile('CPF\n1\n', 'a.txt'), ansId: '301264', brandId: '1' }),
  ],
  ['an unknown restore has no errors', 'notFound', () => admin.restore.errors('999')],
  [
    'a restore range of 31 days',
    'invalid',
    () => admin.restore.list({ firstDate: '2026-03-01', lastDate: '2026-04-01' }),
  ],
  ['an unknown barcode', 'notFound', () => admin.documents.lastModification('99-99-999999')],
  [
    'an update of a barcode that nothing has',
    'notFound',
    () => admin.documents.update({ file: pdfFile(), barcode: '99-99-999999' }),
  ],
  ['an update without a barcode', 'invalid', () => admin.documents.update({ file: pdfFile(), barcode: '99' })],
  ['an unknown credential', 'notFound', () => admin.credentials.get('999')],
  ['an unknown credential cannot be removed', 'notFound', () => admin.credentials.remove('999')],
  [
    'a credential exists once',
    'conflict',
    async () => {
      await admin.credentials.create(credentialDraft);
      await admin.credentials.create(credentialDraft);
    },
  ],
  [
    'a credential does not become the twin of another one',
    'conflict',
    async () => {
      await admin.credentials.create({ ...credentialDraft, user: 'primeiro' });
      const { id } = await admin.credentials.create({ ...credentialDraft, user: 'segundo' });
      await admin.credentials.update(id, { ...credentialDraft, user: 'segundo', description: 'Sem troca de usuário' });
      await admin.credentials.update(id, { ...credentialDraft, user: 'primeiro' });
    },
  ],
  [
    'a credential needs a document',
    'invalid',
    () => admin.credentials.create({ ...credentialDraft, user: 'x', cnpj: null }),
  ],
  [
    'the operator of a credential stays',
    'conflict',
    () => admin.credentials.update('1', { ...credentialDraft, ansId: '416270' }),
  ],
  ['the errors of an unknown glosa upload', 'notFound', () => admin.glosas.errors('999')],
  ['the export of an unknown glosa upload', 'notFound', () => admin.glosas.exportErrors('999')],
  ['a glosa upload that is being sent cannot be removed', 'conflict', () => admin.glosas.remove('7')],
  [
    'a health-card file needs the name of a spreadsheet',
    'invalid',
    () => admin.healthCard.upload(csvFile('CPF\n1', 'a.csv')),
  ],
  ['an unknown health card upload', 'notFound', () => admin.healthCard.errors('999')],
  [
    'a page of more than a hundred',
    'invalid',
    () => admin.eligibility.search({ firstDate: '2026-03-01', lastDate: '2026-03-02', pageSize: 101 }),
  ],
];

test.each(failures)('%s ends in “%s”, in Portuguese', async (_title, kind, call) => {
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind });
  expect((error as ApiError).message).toMatch(/\S+ \S+/);
});

test('a refusal names the invalid fields, and its message has no names of the wire format', async () => {
  const noBrand = admin.eligibility.check({ ansId: '301264', cardNumber: '1' });
  await expect(noBrand).rejects.toMatchObject({
    message: 'A marca é obrigatória',
    fields: { brandId: 'A marca é obrigatória' },
  });
  const known = { ...operatorDraft, ansId: '301264' };
  await expect(admin.operators.create(known)).rejects.toMatchObject({
    kind: 'conflict',
    fields: { ansId: 'Já existe uma operadora com o registro ANS 301264.' },
  });
  const noAddress = { ...operatorDraft, templateId: '1', serviceUrl: 'nao é url' };
  await expect(admin.operators.create(noAddress)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { serviceUrl: 'Informe um endereço que comece com http:// ou https://' },
  });
  const hugePage = admin.eligibility.search({ firstDate: '2026-03-01', lastDate: '2026-03-02', pageSize: 101 });
  await expect(hugePage).rejects.toMatchObject({
    message: 'Confira os dados informados.',
    fields: { size: 'Confira este campo.' },
  });
});

test('a range of exactly 30 days is accepted by the search and by reports', async () => {
  const range = { firstDate: '2026-03-01', lastDate: '2026-03-31' };
  await expect(admin.eligibility.search(range)).resolves.toMatchObject({ items: expect.any(Array) });
  await expect(admin.reports.request(range)).resolves.toBeDefined();
  await expect(admin.reports.request({ ...range, lastDate: '2026-04-01' })).rejects.toMatchObject({ kind: 'invalid' });
});
