import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type JobKind, jobs } from '../src/db/schema/jobs.ts';
import { archivedFiles, glosaLines, glosaUploads, restoreLines, restores } from '../src/db/schema/uploads.ts';
import { now, openJobEnvironment } from './jobEnvironment.ts';
import { glosaRows, oldSheetFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';

let environment: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  environment = await openJobEnvironment();
});
afterEach(() => environment[Symbol.asyncDispose]());

test.each<JobKind>(['report', 'batch', 'restore', 'document', 'glosa', 'glosa-response', 'health-card'])(
  'a job for a deleted %s is done',
  async (kind) => {
    expect(await environment.finish(kind, 1)).toBe(1);
    await environment.giveUp(kind, 1);
  },
);

const list = { fileName: 'antigos.csv', userId: 1, createdAt: 0, availableUntil: 0, status: 'waiting' } as const;
const again = 'O resgate deste arquivo não chegou a começar. Envie a lista de novo.';
const restored = async () => ({
  row: (await environment.db.read.select().from(restores).orderBy(asc(restores.id)))[0],
  errors: (await environment.db.read.select().from(restoreLines).orderBy(asc(restoreLines.line)))
    .filter(({ restoreId, error }) => restoreId === 1 && error !== null)
    .map(({ line, key, error }) => `${line} ${key}: ${error}`),
});
const addRestore = (changes: Partial<typeof restores.$inferInsert> = {}) =>
  environment.db.write(async (tx) => {
    const row = { ...list, total: 0, done: 0, completed: 0 };
    await tx.insert(restores).values([
      { ...row, id: 1, ...changes },
      { ...row, id: 2 },
    ]);
  });

/** Adds lines to the list of the test, numbered from this number on, and lines to another list. */
const addLines = (from: number, keys: string[]) =>
  environment.db.write(async (tx) => {
    for (const restoreId of [1, 2])
      await tx.insert(restoreLines).values(keys.map((key, at) => ({ restoreId, line: from + at, key })));
  });

test('if the job of a list fails, every unprocessed name gets an error', async () => {
  await addRestore({ total: 3, done: 1, completed: 1 });
  await addLines(2, ['guia_2.pdf', 'guia_3.pdf']);
  await environment.giveUp('restore', 1);
  expect(await restored()).toMatchObject({
    row: { status: 'error', done: 1, completed: 1 },
    errors: [`2 guia_2.pdf: ${again}`, `3 guia_3.pdf: ${again}`],
  });
});

test('a list that could not be read has a message that says what to do', async () => {
  await addRestore({ total: 3 });
  await environment.giveUp('restore', 1);
  expect((await restored()).errors).toEqual([
    '1 antigos.csv: A lista não pôde ser lida, mesmo depois de várias tentativas. Divida-a em partes menores e envie de novo.',
  ]);
});

test.each<[keys: string[], status: string, completed: number, errors: string[]]>([
  [['a.pdf', 'b.pdf'], 'completed', 2, []],
  [['a.pdf', 'x.pdf', 'b.pdf'], 'partial', 2, ['2 x.pdf: Arquivo não encontrado no acervo.']],
  [['x.pdf'], 'error', 0, ['1 x.pdf: Arquivo não encontrado no acervo.']],
])('the list %j ends as %s', async (keys, status, completed, errors) => {
  await environment.db.write((tx) =>
    tx.insert(archivedFiles).values(['a.pdf', 'b.pdf'].map((name) => ({ name, archivedAt: 0 }))),
  );
  await addRestore({ sourceId: await environment.storeSource(['ARQUIVO', ...keys].join('\n')) });
  expect(await environment.finish('restore', 1)).toBe(1 + keys.length);
  expect(await restored()).toEqual({
    row: expect.objectContaining({ status, completed, done: keys.length, total: keys.length }),
    errors,
  });
});

test('a long list continues after its last processed line, and the archive is searched for each name', async () => {
  const keys = Array.from({ length: 600 }, (_, at) => `${at}.pdf`);
  await environment.db.write((tx) =>
    tx.insert(archivedFiles).values([0, 499, 500, 599].map((at) => ({ name: `${at}.pdf`, archivedAt: 0 }))),
  );
  await addRestore({ total: 6000, done: 10, completed: 3 });
  keys[1] = '';
  await addLines(10, ['antes.pdf', ...keys, 'depois.pdf']);
  expect(await environment.step('restore', 1)).toBe('again');
  const { row, errors } = await restored();
  expect(row).toMatchObject({ status: 'waiting', done: 610, completed: 7 });
  expect(errors).toHaveLength(596);
  expect(errors.slice(0, 2)).toEqual([
    '12 : Nome do arquivo em branco.',
    '13 2.pdf: Arquivo não encontrado no acervo.',
  ]);
  expect(await environment.db.read.$count(restoreLines, eq(restoreLines.restoreId, 2))).toBe(602);
  expect(await environment.db.read.$count(restoreLines, eq(restoreLines.restoreId, 1))).toBe(598);
});

const upload = {
  spreadsheetName: 'glosas.xlsx',
  userId: 1,
  createdAt: 0,
  status: 'em progresso',
  total: 0,
  done: 0,
  failed: 0,
  responseStatus: 'Pendente',
  responseCount: 0,
} as const;
const addUpload = (changes: Partial<typeof glosaUploads.$inferInsert> = {}) =>
  environment.db.write((tx) =>
    tx.insert(glosaUploads).values([
      { ...upload, id: 1, ...changes },
      { ...upload, id: 2 },
    ]),
  );
const uploaded = async (id = 1) =>
  (await environment.db.read.select().from(glosaUploads).where(eq(glosaUploads.id, id)))[0];

const reason = 'Dez letras';
type Guide = [guideNumber: string, amount: string, reason: string, error?: string];
const guides: Guide[] = [
  ['1', '', reason],
  ['12345678901234567890', 'R$ 1.200.300,50', reason],
  ['3', '1200', reason],
  ['4', '1.5', reason],
  ['5', '0,01', reason],
  ['6', ' 80 ', reason],
  ['', '', '', 'G001 Número da guia em branco.'],
  ['123456789012345678901', '', reason, 'G002 O número da guia deve ter só dígitos, até 20.'],
  ['a1', '', reason, 'G002 O número da guia deve ter só dígitos, até 20.'],
  ['1a', '', reason, 'G002 O número da guia deve ter só dígitos, até 20.'],
  ['1', '', reason, 'G003 Guia repetida na planilha.'],
  ['7', '', 'Nove letr', 'G004 Justificativa ausente ou com menos de 10 caracteres.'],
  ['7', '', reason, 'G003 Guia repetida na planilha.'],
  ...['0', '-1', 'x', '1,5,5'].map(
    (amount, at): Guide => [`8${at}`, amount, reason, 'G005 O valor deve ser um número maior que zero.'],
  ),
];

test('each guide of a spreadsheet is refused for its own reason, or goes to the operator', async () => {
  await addUpload({ total: guides.length });
  await environment.db.write(async (tx) => {
    for (const uploadId of [1, 2])
      await tx.insert(glosaLines).values(
        guides.map(([guideNumber, amount, text], at) => ({
          uploadId,
          line: at + 1,
          guideNumber,
          amount,
          reason: text,
        })),
      );
  });
  expect(await environment.finish('glosa', 1)).toBe(Math.ceil(guides.length / 2));
  const lines = await environment.db.read
    .select()
    .from(glosaLines)
    .orderBy(asc(glosaLines.uploadId), asc(glosaLines.line));
  const errors = lines.map(({ errorCode, errorMessage }) => (errorCode ? `${errorCode} ${errorMessage}` : undefined));
  expect(errors).toEqual([...guides.map(([, , , error]) => error), ...guides.map(() => undefined)]);
  expect(await uploaded()).toMatchObject({ status: 'sucesso parcial', done: 17, failed: 11 });
  const waiting = (await environment.db.read.select().from(jobs)).find(({ kind }) => kind === 'glosa-response');
  expect(waiting).toMatchObject({ subjectId: 1, runAt: now, state: 'open' });
});

// spec: x.53
test('a guide with a formula error in any cell is refused', async () => {
  const rows = [
    ['GUIA', 'VALOR', 'MOTIVO'],
    [{ t: 'e', v: 0x2a }, '', reason],
    ['1', { t: 'e', v: 0x0f }, reason],
    ['2', '80,00', reason],
  ];
  const sheet = oldSheetFile(rows);
  await addUpload({
    status: 'na fila',
    sourceId: await environment.storeSource(new Uint8Array(await sheet.arrayBuffer())),
  });
  await environment.finish('glosa', 1);
  const lines = await environment.db.read.select().from(glosaLines).orderBy(asc(glosaLines.line));
  expect(lines.map(({ guideNumber, errorCode, errorMessage }) => [guideNumber, errorCode, errorMessage])).toEqual([
    ['#N/D', 'G006', 'A célula A2 tem o erro #N/D. Corrija-a na planilha.'],
    ['1', 'G006', 'A célula B3 tem o erro #VALOR!. Corrija-a na planilha.'],
    ['2', null, null],
  ]);
  expect(await uploaded()).toMatchObject({ status: 'sucesso parcial', total: 3, failed: 2 });
});

const guideOf = (guideNumber: string, at: number) => ({ uploadId: 1, line: at + 1, guideNumber, amount: '', reason });

test.each([
  [['1', '2'], 'sucesso', 2],
  [['x', 'y'], 'erro', 1],
])('the guides %j end as %s', async (numbers, status, count) => {
  await addUpload({ total: 2 });
  await environment.db.write((tx) => tx.insert(glosaLines).values(numbers.map(guideOf)));
  expect(await environment.finish('glosa', 1)).toBe(2);
  expect(await uploaded()).toMatchObject({ status, done: 2 });
  expect(await environment.db.read.select().from(jobs)).toHaveLength(count);
});

test('a repeated guide is found in all lines before it', async () => {
  const numbers = Array.from({ length: 1202 }, (_, at) => `${at}`);
  Object.assign(numbers, { 650: '1', 1150: '2', 1151: '600', 1201: '3' });
  await addUpload({ total: 6000, done: 600 });
  await environment.db.write(async (tx) => {
    for (let from = 0; from < numbers.length; from += 100)
      await tx.insert(glosaLines).values(numbers.slice(from, from + 100).map((guide, at) => guideOf(guide, from + at)));
  });
  expect(await environment.step('glosa', 1)).toBe('again');
  expect(await uploaded()).toMatchObject({ status: 'em progresso', done: 1200, failed: 3 });
  const repeated = await environment.db.read.select().from(glosaLines).where(eq(glosaLines.errorCode, 'G003'));
  expect(repeated.map(({ line }) => line)).toEqual([651, 1151, 1152]);
});

test('a spreadsheet of glosas is read completely before its guides are checked', async () => {
  const sheet = await (await sheetFile(glosaRows)).arrayBuffer();
  await addUpload({ status: 'na fila', sourceId: await environment.storeSource(new Uint8Array(sheet)) });
  expect(await environment.step('glosa', 1)).toBe('again');
  expect(await uploaded()).toMatchObject({ status: 'em progresso', total: 4, done: 0 });
  expect(await environment.db.read.select().from(glosaLines).orderBy(asc(glosaLines.line))).toMatchObject([
    { line: 1, guideNumber: '100000000001', amount: '120,50', errorCode: null },
    { line: 2, guideNumber: '100000000002' },
    { line: 3, guideNumber: '100000000002' },
    { line: 4, guideNumber: 'abc', reason: 'Número que não é de guia nenhuma.' },
  ]);
});

test.each([
  [10, 'Recebido', 12],
  [4, 'Devolvido', 12],
  [7, 'Falha no Envio', 1],
])('the operator answers upload %i with “%s” in %i steps', async (id, ending, steps) => {
  await addUpload({ id, total: 25, done: 25, failed: 3 });
  expect(await environment.step('glosa-response', id)).toBe(steps === 1 ? 'done' : 'again');
  expect(await uploaded(id)).toMatchObject({ responseStatus: steps === 1 ? ending : 'Processando', responseCount: 0 });
  if (steps === 1) return;
  expect(await environment.step('glosa-response', id)).toBe('again');
  expect(await uploaded(id)).toMatchObject({ responseStatus: 'Processando', responseCount: 3 });
  await environment.finish('glosa-response', id);
  expect(await uploaded(id)).toMatchObject({ responseStatus: ending, responseCount: 22 });
});

test('a spreadsheet or a response whose job fails shows an error', async () => {
  await addUpload();
  await environment.giveUp('glosa', 1);
  await environment.giveUp('glosa-response', 1);
  expect([await uploaded(), await uploaded(2)]).toMatchObject([
    { status: 'erro', responseStatus: 'Falha no Envio' },
    { status: 'em progresso', responseStatus: 'Pendente' },
  ]);
});
