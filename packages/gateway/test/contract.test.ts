import { allOperations } from '@oraculo/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beneficiaries } from '../src/db/schema/eligibility.ts';
import { documents } from '../src/db/schema/uploads.ts';
import { enqueue } from '../src/jobs/jobQueue.ts';
import { sampleBarcode } from '../src/seed/seedDocuments.ts';
import { credentialCalls, operatorCalls } from './operatorCalls.ts';
import { csvFile, glosaRows, pdfFile, sheetFile } from '@oraculo-tools/testkit/gateway/sampleFiles.ts';
import { startTestGateway, type TestGateway } from '@oraculo-tools/testkit/gateway/testGateway.ts';

type Client = Awaited<ReturnType<TestGateway['clientOf']>>;

let gateway: TestGateway;
let admin: Client;
let person: typeof beneficiaries.$inferSelect;
let today: string;
let monthAgo: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  admin = await gateway.clientOf('admin');
  const [found] = await gateway.db.read.select().from(beneficiaries).where(eq(beneficiaries.ansId, '301264')).limit(1);
  person = found!;
  today = new Date().toISOString().slice(0, 10);
  monthAgo = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
}, 60_000);
afterAll(async () => gateway[Symbol.asyncDispose]());

/** Makes every call of the contract, and checks the content of each answer. The schema of the client has accepted it already. */
const callChecks: Record<(typeof allOperations)[number]['id'], () => Promise<void>> = {
  'session.signIn': async () => {
    const signedIn = await admin.session.signIn({
      username: 'Mariana.Salles@oraculo.example',
      password: 'Jabuticaba-7315',
    });
    expect(signedIn).toMatchObject({ givenName: 'Mariana Salles', expiresIn: 28_800 });
    expect(signedIn.userToken.length).toBeGreaterThanOrEqual(43);
  },
  'session.signOut': async () => {
    const otherClient = await gateway.clientOf('admin');
    await otherClient.session.signOut();
    await expect(otherClient.brands.all()).rejects.toMatchObject({ kind: 'session' });
    expect(await admin.brands.all()).not.toEqual([]);
  },
  ...operatorCalls(() => admin),
  'eligibility.check': async () => {
    const { ansId, cardNumber, fullName } = person;
    const known = await admin.eligibility.check({ ansId, brandId: '1', cardNumber });
    expect(known.patient).toMatchObject({ name: fullName, cardNumber });
    const unknown = await admin.eligibility.check({ ansId, brandId: '1', cardNumber: '1234567890123456' });
    expect(unknown).toMatchObject({ eligible: false, patient: { reason: { code: '404' } } });
  },
  'eligibility.validateCard': async () => {
    expect(await admin.eligibility.validateCard({ ansId: '301264', cardNumber: '12' })).toMatchObject({
      valid: false,
      message: 'Deve possuir exatamente 16 dígitos',
    });
    expect(await admin.eligibility.validateCard({ ansId: '301264', cardNumber: person.cardNumber })).toMatchObject({
      valid: true,
    });
  },
  'eligibility.search': async () => {
    const range = { firstDate: monthAgo, lastDate: today };
    const first = await admin.eligibility.search(range);
    expect(first.items).toHaveLength(10);
    const last = await admin.eligibility.search({ ...range, page: Math.ceil(first.total / 10) });
    expect(last.items).toHaveLength(((first.total - 1) % 10) + 1);
    const mine = await admin.eligibility.search({ ...range, ansId: '301264', brandId: '1', pageSize: 100 });
    expect(new Set(mine.items.map(({ operator, brand }) => `${operator}/${brand}`))).toEqual(
      new Set(['Saúde Norte/Laboratório Aurora']),
    );
  },
  'reports.request': async () => {
    const before = (await admin.reports.history()).total;
    await admin.reports.request({ firstDate: monthAgo, lastDate: today });
    expect((await admin.reports.history()).total).toBe(before + 1);
  },
  'reports.history': async () => expect((await admin.reports.history({ pageSize: 5 })).items).toHaveLength(5),
  'batches.list': async () => {
    const { items } = await admin.batches.list({ operatorName: (await admin.batches.list()).items[3]!.operatorName! });
    expect(new Set(items.map(({ operatorName }) => operatorName)).size).toBe(1);
  },
  'batches.users': async () => expect((await admin.batches.users()).length).toBeGreaterThan(2),
  'batches.cancel': async () => {
    const waiting = (await admin.batches.list({ lotName: 'consulta-lote-0125.csv' })).items[0]!;
    await gateway.db.write((tx) => enqueue(tx, 'batch', Number(waiting.id), gateway.now() + 30_000));
    expect(await admin.batches.cancel(waiting.id)).toEqual({ message: 'Processamento cancelado com sucesso' });
  },
  'batches.export': async () => {
    const done = (await admin.batches.list({ pageSize: 40 })).items.find(({ status }) => status === 'processado')!;
    const { signedUrl } = await admin.batches.export(done.nome!);
    expect(await (await fetch(signedUrl)).text()).toMatch(/LINHA,CARTEIRINHA,CPF/);
  },
  'batches.upload': async () => {
    const file = csvFile(`CARTEIRINHA;CPF\r\n${person.cardNumber};${person.cpf}\r\n`);
    expect((await admin.batches.upload({ file, ansId: '301264', brandId: '1' })).message).toMatch(/sucesso/);
  },
  'restore.list': async () =>
    expect((await admin.restore.list({ firstDate: monthAgo, lastDate: today })).total).toBeGreaterThan(5),
  'restore.users': async () => expect((await admin.restore.users())[0]?.userName).toMatch(/\w+ \w+/),
  'restore.upload': async () => {
    expect((await admin.restore.upload(csvFile('NOME\nguia_202201_000001.pdf\n'))).message).toMatch(/lista/);
  },
  'restore.errors': async () => {
    const rows = (await admin.restore.list({ firstDate: monthAgo, lastDate: today, pageSize: 40 })).items;
    const failed = rows.find(({ status }) => status === 'error')!;
    expect(await admin.restore.errors(failed.id)).toHaveLength(failed.totalFiles);
  },
  'documents.list': async () => expect((await admin.documents.list({ lastDate: today })).total).toBeGreaterThan(30),
  'documents.users': async () => expect((await admin.documents.users())[0]?.Email).toMatch(/@/),
  'documents.upload': async () => expect((await admin.documents.upload(pdfFile())).message).toMatch(/sucesso/),
  'documents.lastModification': async () => {
    expect((await admin.documents.lastModification(sampleBarcode)).lastModification).toMatch(/^\d{4}-/);
  },
  'documents.update': async () => {
    const before = (await admin.documents.lastModification('10x25x000123')).lastModification!;
    await admin.documents.update({ file: pdfFile('nova.pdf'), barcode: '10-25-000123' });
    expect((await admin.documents.lastModification(sampleBarcode)).lastModification! > before).toBe(true);
    const rows = await gateway.db.read.select().from(documents).where(eq(documents.barcode, '10X25X000123'));
    expect(rows.map(({ fileName }) => fileName)).toEqual(['nova.pdf']);
  },
  ...credentialCalls(() => admin),
  'glosas.list': async () => {
    const all = await admin.glosas.list();
    const some = await admin.glosas.list({
      userEmailList: ['igor.fontes@oraculo.example', 'paula.menezes@oraculo.example'],
    });
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
  },
  'glosas.users': async () => {
    const people = await admin.glosas.users();
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  },
  'glosas.errors': async () => {
    expect((await admin.glosas.errors('3')).items[0]?.status).toMatch(/^G00\d$/);
  },
  'glosas.exportErrors': async () => {
    const { blob, fileName } = await admin.glosas.exportErrors('3');
    expect(fileName).toBe('erros-recurso-glosas-0237.csv');
    expect(await blob.text()).toMatch(/GUIA,CODIGO,ERRO\r\n/);
  },
  'glosas.upload': async () =>
    expect((await admin.glosas.upload(await sheetFile(glosaRows))).message).toMatch(/sucesso/),
  'glosas.remove': async () => {
    await admin.glosas.remove('5');
    await expect(admin.glosas.errors('5')).rejects.toMatchObject({ kind: 'notFound' });
  },
  'healthCard.list': async () =>
    expect((await admin.healthCard.list({ pageSize: 40 })).total).toBeGreaterThanOrEqual(18),
  'healthCard.users': async () => expect((await admin.healthCard.users())[0]?.user_email).toMatch(/@/),
  'healthCard.uploadAddress': async () => {
    const before = (await admin.healthCard.list()).total;
    await admin.healthCard.upload(
      await sheetFile(
        [
          ['CPF', 'NOME'],
          [person.cpf, person.fullName],
        ],
        'Cartão nº 1.xlsx',
      ),
    );
    // A bucket does not report arrived files: the gateway looks for them.
    await expect.poll(async () => (await admin.healthCard.list()).total, { timeout: 20_000 }).toBe(before + 1);
    const { items } = await admin.healthCard.list();
    expect(items[0]?.file_name).toBe('Cartao_n__1.xlsx');
  },
  'healthCard.errors': async () => {
    const { error_message, rows } = await admin.healthCard.errors('1');
    expect(error_message).toBe(
      `${rows.length} de ${(await admin.healthCard.list({ pageSize: 100 })).items.find(({ id }) => id === '1')?.total} CPFs com erro.`,
    );
  },
};

test.each(Object.entries(callChecks))('%s answers what the client expects', async (_id, call) => {
  expect(await call().then(() => 'answered')).toBe('answered');
});

test('every operation of the contract is called', () => {
  expect(Object.keys(callChecks).toSorted()).toEqual(allOperations.map(({ id }) => id).toSorted());
});
