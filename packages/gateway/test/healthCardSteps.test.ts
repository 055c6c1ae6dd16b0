import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documents, healthCardLines, healthCardUploads } from '../src/db/schema/uploads.ts';
import { xlsType, xlsxType } from '../src/intake/fileKinds.ts';
import { now, openJobEnvironment } from './jobEnvironment.ts';
import { oldSheetFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';

let environment: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  environment = await openJobEnvironment();
  await environment.addPeople([
    { cardNumber: '1', cpf: '52998224725' },
    { cardNumber: '2', cpf: '01234567890' },
  ]);
});
afterEach(() => environment[Symbol.asyncDispose]());

const row: Omit<typeof healthCardUploads.$inferInsert, 'id'> = {
  fileName: 'cartao.xlsx',
  userId: 1,
  createdAt: now,
  arrivedAt: now,
  total: 0,
  done: 0,
  failed: 0,
  status: 'waiting',
  sourceId: '',
};
const addUploads = (changes: Partial<typeof healthCardUploads.$inferInsert> = {}) =>
  environment.db.write((tx) =>
    tx.insert(healthCardUploads).values([
      { ...row, id: 1, ...changes },
      { ...row, id: 2, sourceId: 'outro' },
    ]),
  );
const here = eq(healthCardUploads.id, 1);
const uploads = () => environment.db.read.select().from(healthCardUploads).orderBy(asc(healthCardUploads.id));
const errors = async () =>
  (
    await environment.db.read
      .select()
      .from(healthCardLines)
      .orderBy(asc(healthCardLines.uploadId), asc(healthCardLines.line))
  )
    .filter(({ errorMessage }) => errorMessage !== null)
    .map(({ uploadId, line, cpf, errorMessage }) => `${uploadId}: ${line} ${cpf} ${errorMessage}`);
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

test('a spreadsheet is read, then its people are enrolled line by line', async () => {
  const sheet = await sheetFile([
    ['CPF', 'NOME'],
    ['529.982.247-25', 'Ana'],
    ['1234567890', ''],
    ['', 'Sem'],
  ]);
  await addUploads({ sourceId: await environment.storeSource(await bytesOf(sheet)) });
  const states: unknown[] = [];
  let outcome: unknown = 'again';
  while (outcome === 'again') {
    outcome = await environment.step('health-card', 1);
    const [upload] = await uploads();
    states.push([upload?.status, upload?.total, upload?.done, upload?.failed, upload?.errorMessage]);
  }
  expect(states).toEqual([
    ['validating', 0, 0, 0, null],
    ['processing', 3, 0, 0, null],
    ['processing', 3, 1, 0, null],
    ['processing', 3, 2, 0, null],
    ['error', 3, 3, 1, '1 de 3 CPFs com erro.'],
  ]);
  expect(await errors()).toEqual(['1: 4  CPF em branco.']);
  expect((await uploads())[1]).toMatchObject({ status: 'waiting', total: 0 });
});

// spec: x.53
test('a formula error in a cell is the error of its line, and is not read as a CPF', async () => {
  const rows = [
    ['CPF', 'NOME'],
    ['52998224725', 'Ana'],
    [{ t: 'e', v: 0x2a }, 'Bia'],
    ['1234567890', { t: 'e', v: 0x17 }],
  ];
  await addUploads({ sourceId: await environment.storeSource(await bytesOf(oldSheetFile(rows))) });
  await environment.finish('health-card', 1);
  expect((await uploads())[0]).toMatchObject({ status: 'error', errorMessage: '2 de 3 CPFs com erro.' });
  expect(await errors()).toEqual([
    '1: 3 #N/D A célula A3 tem o erro #N/D. Corrija-a na planilha.',
    '1: 4 01234567890 A célula B4 tem o erro #REF!. Corrija-a na planilha.',
  ]);
});

test('a missing column is reported to the sender, and any other failure is retried', async () => {
  const sheet = await sheetFile([['NOME'], ['Ana']]);
  await addUploads({ status: 'validating', sourceId: await environment.storeSource(await bytesOf(sheet)) });
  expect(await environment.finish('health-card', 1)).toBe(1);
  expect(await uploads()).toMatchObject([
    { status: 'error', errorMessage: 'O arquivo não tem a coluna “CPF”. Corrija o cabeçalho e envie de novo.' },
    { status: 'waiting', errorMessage: null },
  ]);
  await environment.db.write((tx) => tx.update(healthCardUploads).set({ status: 'validating' }).where(here));
  const openLocal = () => Promise.reject(new Error('away'));
  Object.assign(environment.files, { openLocal });
  await expect(environment.step('health-card', 1)).rejects.toThrow('away');
});

const lineOf = (uploadId: number, line: number, cpf: string) => ({ uploadId, line, cpf, fullName: '' });

test('a long list continues after its last processed line, and queries each person once', async () => {
  await addUploads({ status: 'processing', total: 6000, done: 2, failed: 1 });
  const cpfs = Array.from({ length: 602 }, () => '52998224725');
  Object.assign(cpfs, { 2: '', 3: '11111111111', 4: '12345678909', 501: '01234567890', 502: '11144477735' });
  await environment.db.write(async (tx) => {
    for (const uploadId of [1, 2])
      await tx.insert(healthCardLines).values(cpfs.map((cpf, at) => lineOf(uploadId, 2 * at + 2, cpf)));
  });
  expect(await environment.step('health-card', 1)).toBe('again');
  expect((await uploads())[0]).toMatchObject({ status: 'processing', done: 602, failed: 5 });
  expect(await errors()).toEqual([
    '1: 6  CPF em branco.',
    '1: 8 11111111111 CPF inválido.',
    '1: 10 12345678909 CPF não encontrado entre os beneficiários.',
    '1: 1006 11144477735 CPF não encontrado entre os beneficiários.',
  ]);
});

test('a list without an error is a success', async () => {
  await addUploads({ status: 'processing', total: 1 });
  await environment.db.write((tx) => tx.insert(healthCardLines).values(lineOf(1, 2, '52998224725')));
  expect(await environment.finish('health-card', 1)).toBe(1);
  expect((await uploads())[0]).toMatchObject({ status: 'success', errorMessage: null, failed: 0, done: 1 });
});

/** A bucket with this upload, or without one. */
const presignedUploads = (bytes?: Uint8Array) =>
  Object.assign(environment.files, {
    presignedUploads: {
      sizeOf: async () => bytes?.length,
      openLocal: async () => environment.files.openLocal(await environment.storeSource(bytes!)),
    },
  });

test.each<[what: string, ageMs: number, step: number, outcome: unknown]>([
  ['soon', 0, 0, { againAfterMs: 1000 }],
  ['soon', 0, 19, { againAfterMs: 1000 }],
  ['after ten seconds', 0, 20, { againAfterMs: 10_000 }],
  ['once more at its deadline', 660_000, 20, { againAfterMs: 10_000 }],
  ['no more after its deadline', 660_001, 20, 'done'],
])('the job of a missing upload checks again %s', async (_, ageMs, step, outcome) => {
  await addUploads({ arrivedAt: null, createdAt: now - ageMs });
  presignedUploads();
  expect(await environment.step('health-card', 1, step)).toEqual(outcome);
  expect((await uploads())[0]).toMatchObject({ arrivedAt: null, status: 'waiting' });
});

test.each([
  ['an empty file', () => new Uint8Array(), 'O arquivo está vazio. Escolha outro.'],
  ['too large a file', () => new Uint8Array(1024 * 1024 + 1), 'O arquivo é maior que 1 MB. Envie um arquivo menor.'],
  [
    'no spreadsheet',
    () => Buffer.alloc(1024 * 1024),
    'O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.',
  ],
])('if %s arrives, the list shows the refusal', async (_, bytes, errorMessage) => {
  await addUploads({ arrivedAt: null, createdAt: 0, sourceId: 'enviado' });
  presignedUploads(bytes());
  expect(await environment.finish('health-card', 1)).toBe(1);
  const [upload, other] = await uploads();
  expect(upload).toMatchObject({ status: 'error', errorMessage, arrivedAt: now, createdAt: now });
  expect(upload?.sourceId).toMatch(/^[0-9a-f]{32}$/);
  expect(other).toMatchObject({ status: 'waiting', errorMessage: null });
});

const rows = [['CPF'], ['529.982.247-25']];
test.each([
  ['cartao.xlsx', xlsxType, () => sheetFile(rows)],
  ['CARTAO.XLS', xlsType, async () => oldSheetFile(rows)],
  ['a.xls.xlsx', xlsxType, () => sheetFile(rows)],
])('if %s arrives, it is stored under a new id', async (fileName, contentType, make) => {
  await addUploads({ fileName, arrivedAt: null, createdAt: 0, sourceId: 'enviado' });
  const bytes = await bytesOf(await make());
  presignedUploads(bytes);
  expect(await environment.step('health-card', 1)).toBe('again');
  const [upload] = await uploads();
  expect(upload).toMatchObject({ status: 'waiting', arrivedAt: now, createdAt: now });
  const file = await environment.storedFile(upload?.sourceId);
  expect(file).toMatchObject({
    name: fileName,
    contentType,
    size: bytes.length,
    keptUntil: now + 2000,
    isPending: false,
  });
});

const document = { userId: 1, createdAt: 0, updatedAt: 0, status: 'aguardando na fila' } as const;
test.each([
  ['guia_44-20-900001.pdf', '%PDF-\n%%EOF\n', 'sucesso', '44X20X900001'],
  ['guia_44-20-900001.pdf', `%PDF-\n%%EOF${' '.repeat(1019)}`, 'sucesso', '44X20X900001'],
  ['guia_44-20-900001.pdf', `%PDF-\n%%EOF${' '.repeat(1020)}`, 'erro', null],
  ['guia_44-20-900002.pdf', '%PDF-\n%%EOF\n', 'sucesso parcial', null],
  ['sem codigo.pdf', '%PDF-\n%%EOF\n', 'sucesso parcial', null],
  ['sem codigo.pdf', '%PDF-', 'erro', null],
])('the document %s has the expected status and barcode', async (fileName, content, status, barcode) => {
  const fileId = await environment.storeSource(content);
  await environment.db.write((tx) =>
    tx.insert(documents).values([
      { ...document, id: 1, fileName, fileId },
      { ...document, id: 2, fileName: 'outro.pdf', barcode: '44X20X900002' },
    ]),
  );
  expect([await environment.finish('document', 1), await environment.finish('document', 2)]).toEqual([1, 1]);
  expect(await environment.db.read.select().from(documents).orderBy(asc(documents.id))).toMatchObject([
    { status, barcode, updatedAt: now },
    { status: 'aguardando na fila', barcode: '44X20X900002', updatedAt: 0 },
  ]);
  await environment.giveUp('document', 2);
  expect(
    (await environment.db.read.select().from(documents).orderBy(asc(documents.id))).map((one) => one.status),
  ).toEqual([status, 'erro']);
});

test('a spreadsheet whose job fails has a message that says what to do', async () => {
  await addUploads();
  await environment.giveUp('health-card', 1);
  expect(await uploads()).toMatchObject([
    { status: 'error', errorMessage: expect.stringMatching(/várias tentativas\. Divida-a em partes menores/) },
    { status: 'waiting', errorMessage: null },
  ]);
});
