import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { batches, batchLines, eligibilityRecords, reports } from '../src/db/schema/eligibility.ts';
import { brands } from '../src/db/schema/operators.ts';
import { now, openJobEnvironment } from './jobEnvironment.ts';

const people = [
  { cardNumber: '1000000000000001', cpf: '52998224725', fullName: 'Ana', isActive: true },
  { cardNumber: '1000000000000002', cpf: '12345678909', fullName: 'Bia', isActive: false },
  {
    cardNumber: '1000000000000003',
    cpf: '11144477735',
    fullName: 'Caio',
    isActive: true,
    refusal: 'Em carência',
  },
];

let environment: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  environment = await openJobEnvironment();
  await environment.addPeople(people);
  await environment.db.write((tx) => tx.insert(brands).values({ id: 5, name: 'Aurora' }));
});
afterEach(() => environment[Symbol.asyncDispose]());

const row: Omit<typeof batches.$inferInsert, 'id'> = {
  lot: 'grupo.csv',
  fileName: 'grupo.csv',
  ansId: '301264',
  operatorName: 'Saúde Norte',
  brandId: 5,
  brandName: 'Aurora',
  userId: 1,
  status: 'aguardando',
  message: '',
  createdAt: 0,
  updatedAt: 0,
  total: 0,
  done: 0,
  failed: 0,
};
const addBatches = (changes: Partial<typeof batches.$inferInsert> = {}) =>
  environment.db.write((tx) =>
    tx.insert(batches).values([
      { ...row, id: 1, ...changes },
      { ...row, id: 2, lot: 'outro.csv' },
    ]),
  );
const batch = async () => (await environment.db.read.select().from(batches).orderBy(asc(batches.id)))[0];

/** The batch with these lines, after its last step. */
async function runBatch(...lines: string[]) {
  const text = ['CARTEIRINHA;CPF;NOME;NASCIMENTO', ...lines].join('\n');
  await addBatches({ sourceId: await environment.storeSource(text) });
  expect(await environment.step('batch', 1)).toBe('again');
  expect(await batch()).toMatchObject({ status: 'processando', total: lines.length, updatedAt: now });
  const steps = await environment.finish('batch', 1);
  const ended = await batch();
  return { steps, ended, result: await environment.storedFile(ended?.resultId) };
}

test.each(['-', '--'])('“%s” counts as an empty cell, so the query has only the card', async (cpf) => {
  const { result } = await runBatch(`1000000000000001;${cpf};Ana;01/02/1980`, `;${cpf};Ana;01/02/1980`);
  expect(String(result?.text).trimEnd().split('\r\n').slice(1)).toEqual([
    '2,1000000000000001,,Ana,01/02/1980,Ativo,',
    '3,,,Ana,01/02/1980,Erro,Informe a carteirinha ou o CPF.',
  ]);
});

test('a line whose name differs from the operator’s has a note, and the notes are counted', async () => {
  const { ended, result } = await runBatch(
    ';52998224725;ANA;',
    ';52998224725;Bruno Dias;',
    ';11144477735;Ana;',
    ';12345678909;;',
  );
  expect(ended).toMatchObject({ status: 'processado', message: '2 nomes a conferir.', failed: 0 });
  expect(String(result?.text).trimEnd().split('\r\n').slice(1)).toEqual([
    '2,,52998224725,ANA,,Ativo,',
    '3,,52998224725,Bruno Dias,,Ativo,Confira o nome: na operadora é Ana',
    '4,,11144477735,Ana,,Inativo,Em carência. Confira o nome: na operadora é Caio',
    '5,,12345678909,,,Inativo,Beneficiário inativo',
  ]);
});

test('a batch checks each line and writes the answers', async () => {
  const { steps, ended, result } = await runBatch(
    '1000000000000001;;Ana;01/02/1980',
    ';12345678909;;',
    ';11144477735;;1980-02-01',
    '1000000000000009;;;',
    '12;;;1/2/80',
  );
  // One step for each line, and one for the end.
  expect(steps).toBe(6);
  const message = '1 de 5 linhas com erro. 1 de 5 não encontrado na operadora.';
  expect(ended).toMatchObject({ status: 'processado', message, done: 5, failed: 1, updatedAt: now });
  const day = 24 * 60 * 60 * 1000;
  expect(result).toMatchObject({
    name: 'resultado_grupo.csv',
    contentType: 'text/csv; charset=utf-8',
    keptUntil: now + 30 * day,
    isPending: false,
  });
  expect(result.text?.split('\r\n')).toEqual([
    '\uFEFFLINHA,CARTEIRINHA,CPF,NOME,NASCIMENTO,RESULTADO,MENSAGEM',
    '2,1000000000000001,,Ana,01/02/1980,Ativo,',
    '3,,12345678909,,,Inativo,Beneficiário inativo',
    '4,,11144477735,,01/02/1980,Inativo,Em carência',
    '5,1000000000000009,,,,Não encontrado,Beneficiário não encontrado na operadora',
    '6,12,,,01/02/1980,Erro,Deve possuir exatamente 16 dígitos',
    '',
  ]);
});

test('each query adds an eligibility record, and an invalid line adds none', async () => {
  await runBatch('1000000000000001;;;', ';12345678909;;', '1000000000000009;;;', ';;Ninguém;');
  const records = await environment.db.read.select().from(eligibilityRecords).orderBy(asc(eligibilityRecords.id));
  const common = { ansId: '301264', operatorName: 'Saúde Norte', brandId: 5, brandName: 'Aurora', createdAt: now };
  expect(records).toMatchObject([
    { ...common, consumer: 'Gestão em massa', cardNumber: '1000000000000001', fullName: 'Ana', isActive: true },
    { ...common, consumer: 'Gestão em massa', cardNumber: '1000000000000002', fullName: 'Bia', isActive: false },
    { ...common, consumer: 'Gestão em massa', cardNumber: '1000000000000009', fullName: null, isActive: false },
  ]);
});

const known = '1000000000000001;;;';
const unknown = ['1000000000000008;;;', '1000000000000009;;;'] as const;
const invalid = '12;;;';
const wrongOperator = 'Nenhum beneficiário encontrado na operadora. Confira se a operadora do grupo é a certa.';

test.each([
  ['that has only valid lines ends without a message', [known], 'processado', ''],
  ['that has only invalid lines fails', [invalid], 'erro', 'Nenhuma linha pôde ser consultada.'],
  [
    'with an unknown person counts that person',
    [known, unknown[0]],
    'processado',
    '1 de 2 não encontrado na operadora.',
  ],
  ['with unknown people counts them', [known, ...unknown], 'processado', '2 de 3 não encontrados na operadora.'],
  ['that has only one unknown person fails', [unknown[0]], 'erro', wrongOperator],
  ['that has only unknown people fails', unknown, 'erro', wrongOperator],
  [
    'with only invalid and unknown lines fails',
    [invalid, ...unknown],
    'erro',
    '1 de 3 linhas com erro. 2 de 3 não encontrados na operadora.',
  ],
])('a batch %s', async (_, lines, status, message) => {
  expect((await runBatch(...lines)).ended).toMatchObject({ status, message });
});

test('a step queries a tenth of the lines of its batch, and skips lines that have an answer', async () => {
  const line = { cardNumber: '1000000000000001', cpf: '', fullName: '', birth: '' };
  await addBatches({ status: 'processando', total: 30, done: 1 });
  await environment.db.write(async (tx) => {
    const lines = Array.from({ length: 30 }, (_, at) => ({ ...line, line: at + 2 }));
    for (const batchId of [1, 2]) await tx.insert(batchLines).values(lines.map((one) => ({ ...one, batchId })));
    await tx.insert(batchLines).values({ ...line, batchId: 1, line: 1, outcome: 'Ativo', message: 'antes' });
  });
  expect(await environment.step('batch', 1)).toBe('again');
  expect(await batch()).toMatchObject({ done: 4, failed: 0 });
  const answered = (
    await environment.db.read.select().from(batchLines).orderBy(asc(batchLines.batchId), asc(batchLines.line))
  ).filter(({ outcome }) => outcome !== null);
  expect(answered.map(({ batchId, line: at, message }) => [batchId, at, message]).toSorted()).toEqual([
    [1, 1, 'antes'],
    [1, 2, ''],
    [1, 3, ''],
    [1, 4, ''],
  ]);
});

const report: Omit<typeof reports.$inferInsert, 'id'> = {
  fileName: 'relatorio.csv',
  createdAt: 0,
  status: 'waiting',
  firstDate: '2026-11-19',
  lastDate: '2026-11-20',
  ansId: null,
  brandId: null,
};

test('the file of a report has its records and expires after the retention time of files', async () => {
  await runBatch('1000000000000001;;;');
  await environment.db.write((tx) =>
    tx.insert(reports).values([
      { ...report, id: 1 },
      { ...report, id: 2 },
    ]),
  );
  expect(await environment.finish('report', 1)).toBe(1);
  const [ended, other] = await environment.db.read.select().from(reports).orderBy(asc(reports.id));
  expect([ended?.status, other?.status]).toEqual(['done', 'waiting']);
  const file = await environment.storedFile(ended?.fileId);
  expect(file).toMatchObject({
    name: 'relatorio.csv',
    contentType: 'text/csv; charset=utf-8',
    createdAt: now,
    keptUntil: now + 1000,
  });
  expect(file.text).toBe(
    '\uFEFFCarteirinha,Paciente,Operadora,Marca,Plano,Data,Origem,Status\r\n' +
      '1000000000000001,Ana,Saúde Norte,Aurora,Pleno,20/11/2026 - 09:00,Gestão em massa,Ativo\r\n',
  );
  expect(file.size).toBe(Buffer.byteLength(file.text ?? ''));
});

test('a batch or a report whose job fails shows an error that says what to do', async () => {
  await addBatches();
  await environment.db.write((tx) =>
    tx.insert(reports).values([
      { ...report, id: 1 },
      { ...report, id: 2 },
    ]),
  );
  await environment.giveUp('batch', 1);
  await environment.giveUp('report', 1);
  expect(await environment.db.read.select().from(reports).orderBy(asc(reports.id))).toMatchObject([
    { status: 'error' },
    { status: 'waiting' },
  ]);
  expect(await environment.db.read.select().from(batches).orderBy(asc(batches.id))).toMatchObject([
    {
      status: 'erro',
      updatedAt: now,
      message: expect.stringMatching(/várias tentativas\. Divida o arquivo em partes/),
    },
    { status: 'aguardando', updatedAt: 0, message: '' },
  ]);
});
