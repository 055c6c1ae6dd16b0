import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beneficiaries, eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { jobs } from '../src/db/schema/jobs.ts';
import { csvFile, glosaRows, pdfFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

type Client = Awaited<ReturnType<TestGateway['clientOf']>>;

let gateway: TestGateway;
let client: Client;
let people: (typeof beneficiaries.$inferSelect)[];

beforeAll(async () => {
  gateway = await startTestGateway();
  client = await gateway.clientOf('admin');
  people = await gateway.db.read.select().from(beneficiaries).where(eq(beneficiaries.ansId, '301264'));
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

const soon = { timeout: 20_000, interval: 50 };
const read = async (url: string | null | undefined) => (await fetch(url ?? '')).text();
const batch = async (lot: string) => (await client.batches.list({ lotName: lot })).items[0];

test('a batch queries every valid line, keeps the line errors and offers the result', async () => {
  const lines = people.slice(0, 8).map(({ cardNumber, cpf }) => `${cardNumber};${cpf};`);
  const text = ['Número Carteirinha;CPF;Nome', ...lines, '123;;', '1234567890123456;;', ';;João'].join('\r\n');
  const before = await gateway.db.read.$count(eligibilityRecords, eq(eligibilityRecords.consumer, 'Gestão em massa'));
  await client.batches.upload({ file: csvFile(text, 'março.csv'), ansId: '301264', brandId: '1' });

  await expect.poll(async () => (await batch('marco.csv'))?.status, soon).toBe('processado');
  const done = await batch('marco.csv');
  expect(done?.message).toBe('2 de 11 linhas com erro. 1 de 11 não encontrado na operadora.');
  const result = await read(done?.signedUrl);
  expect(result.split('\r\n')).toHaveLength(13);
  expect(result).toContain('Deve possuir exatamente 16 dígitos');
  expect(result).toContain('Beneficiário não encontrado na operadora');
  expect(result).toContain('Informe a carteirinha ou o CPF.');
  // Eight known people and one unknown card were queried; the two invalid lines were not.
  const after = await gateway.db.read.$count(eligibilityRecords, eq(eligibilityRecords.consumer, 'Gestão em massa'));
  expect(after - before).toBe(9);
});

test('Latin-1 and commas are read as well as UTF-8 and semicolons', async () => {
  const bytes = Buffer.from(`cartão,nome\n${people[0]!.cardNumber},"Conceição, Antônio"\n`, 'latin1');
  const file = new File([bytes], 'latin.csv');
  await client.batches.upload({ file, ansId: '301264', brandId: '1' });
  await expect.poll(async () => (await batch('latin.csv'))?.status, soon).toBe('processado');
  expect(await read((await batch('latin.csv'))?.signedUrl)).toContain('"Conceição, Antônio"');
});

test('the result has birth dates in the form of the template and the screens, however they were typed', async () => {
  const { cpf } = people[0]!;
  const file = csvFile(`CPF,NASCIMENTO\n${cpf},01/02/1980\n${cpf},1980-02-01\n${cpf},1/2/80\n${cpf},\n`, 'datas.csv');
  await client.batches.upload({ file, ansId: '301264', brandId: '1' });
  await expect.poll(async () => (await batch('datas.csv'))?.signedUrl, soon).toBeTruthy();
  const [, ...lines] = (await read((await batch('datas.csv'))?.signedUrl)).trim().split('\r\n');
  expect(lines.map((line) => line.split(/[,;]/)[4])).toEqual(['01/02/1980', '01/02/1980', '01/02/1980', '']);
});

test('a second file of the same name gets a lot name of its own', async () => {
  const file = csvFile(`CPF\n${people[1]!.cpf}\n`, 'igual.csv');
  await client.batches.upload({ file, ansId: '301264', brandId: '1' });
  await client.batches.upload({ file, ansId: '301264', brandId: '1' });
  await expect.poll(async () => (await batch('igual-2.csv'))?.status, soon).toBe('processado');
});

test('a batch without a valid line ends with an error that says so', async () => {
  await client.batches.upload({ file: csvFile('CPF\nabc\n', 'ruim.csv'), ansId: '301264', brandId: '1' });
  await expect.poll(async () => (await batch('ruim.csv'))?.status, soon).toBe('erro');
  expect((await batch('ruim.csv'))?.message).toBe('Nenhuma linha pôde ser consultada.');
});

test('a report holds exactly the records of its filters', async () => {
  const lastDate = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const firstDate = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const { total } = await client.eligibility.search({ firstDate, lastDate, ansId: '301264' });
  await client.reports.request({ firstDate, lastDate, ansId: '301264' });
  await expect.poll(async () => (await client.reports.history()).items[0]?.status, soon).toBe('done');
  const { fileName, signedUrl } = (await client.reports.history()).items[0]!;
  expect(fileName).toBe(`relatorio_elegibilidade_${firstDate}_${lastDate}_301264.csv`);
  const lines = (await read(signedUrl)).trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes('Saúde Norte'))).toBe(true);
});

test('a restore fetches the files of the archive and names the missing ones', async () => {
  const text = 'Arquivo\nguia_202201_000001.pdf\nguia_1999.pdf\nguia_202302_000002.pdf\n';
  await client.restore.upload(csvFile(text, 'resgate.csv'));
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const row = async () =>
    (await client.restore.list({ firstDate: yesterday, lastDate: today })).items.find(
      ({ fileName }) => fileName === 'resgate.csv',
    );
  await expect.poll(async () => (await row())?.status, soon).toBe('partial');
  expect(await row()).toMatchObject({ completedFiles: 2, totalFiles: 3 });
  expect(await client.restore.errors((await row())!.id)).toEqual([
    { key: 'guia_1999.pdf', message: 'Arquivo não encontrado no acervo.' },
  ]);
});

test('a captured document is filed by its barcode; without one it is a partial success', async () => {
  await client.documents.upload(pdfFile('guia_44-20-900001.pdf'));
  await client.documents.upload(pdfFile('sem codigo.pdf'));
  await client.documents.upload(new File(['%PDF-1.4 cortado'], 'cortado.pdf'));
  const status = async (name: string) =>
    (await client.documents.list({ pageSize: 40 })).items.find((row) => row.file_name === name)?.status;
  await expect.poll(() => status('guia_44-20-900001.pdf'), soon).toBe('sucesso');
  await expect.poll(() => status('sem_codigo.pdf'), soon).toBe('sucesso parcial');
  await expect.poll(() => status('cortado.pdf'), soon).toBe('erro');
  expect((await client.documents.lastModification('44x20x900001')).lastModification).not.toBeNull();
});

test('a glosa spreadsheet is checked guide by guide and then answered by the operator', async () => {
  await client.glosas.upload(await sheetFile(glosaRows, 'glosas.xlsx'));
  const row = async () => (await client.glosas.list()).items.find((item) => item.spreadsheet_name === 'glosas.xlsx');
  await expect.poll(async () => (await row())?.status, soon).toBe('sucesso parcial');
  expect(await row()).toMatchObject({ total_guide_quantity: 4, processed_guide_quantity: 4, guide_error_quantity: 2 });
  const { items } = await client.glosas.errors((await row())!.id);
  expect(items.map(({ status }) => status)).toEqual(['G003', 'G002']);
  await expect
    .poll(async () => (await row())?.operator_response_status, soon)
    .toMatch(/^(Recebido|Devolvido|Falha no Envio)$/);
}, 30_000);

test('a health-card spreadsheet is processed to its end and keeps its line errors', async () => {
  const rows = [['CPF'], [people[0]!.cpf], ['111.111.111-11'], ['']];
  await client.healthCard.upload(await sheetFile(rows, 'cartao.xlsx'));
  const row = async () => (await client.healthCard.list()).items.find(({ file_name }) => file_name === 'cartao.xlsx');
  await expect.poll(async () => (await row())?.status, soon).toBe('error');
  expect(await row()).toMatchObject({ total: 2, error_message: '1 de 2 CPFs com erro.' });
  expect((await client.healthCard.errors((await row())!.id)).rows).toEqual([
    { cpf: '11111111111', file_line_number: 3, error_message: 'CPF inválido.' },
  ]);
  await client.healthCard.upload(await sheetFile([['NOME'], ['Ana']], 'sem-cpf.xlsx'));
  const broken = async () =>
    (await client.healthCard.list()).items.find(({ file_name }) => file_name === 'sem-cpf.xlsx');
  await expect.poll(async () => (await broken())?.status, soon).toBe('error');
  expect((await broken())?.error_message).toBe(
    'O arquivo não tem a coluna “CPF”. Corrija o cabeçalho e envie de novo.',
  );
}, 30_000);

test('if a cancel and the processing race, one wins and the other is refused', async () => {
  const text = `CPF\n${people.map(({ cpf }) => cpf).join('\n')}\n`;
  await client.batches.upload({ file: csvFile(text, 'corrida.csv'), ansId: '301264', brandId: '1' });
  const { id } = (await batch('corrida.csv'))!;
  const outcomes = await Promise.allSettled([client.batches.cancel(id), client.batches.cancel(id)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  await expect.poll(async () => (await batch('corrida.csv'))?.status, soon).toMatch(/^(cancelado|processado)$/);
  const [job] = await gateway.db.read
    .select()
    .from(jobs)
    .where(eq(jobs.subjectId, Number(id)));
  expect(job?.state).toMatch(/^(cancelled|done)$/);
});
