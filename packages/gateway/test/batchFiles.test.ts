import { writeCsv } from '@oraculo/api-client';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import vectors from '../../api-client/vectors.json' with { type: 'json' };
import { batches, batchLines, eligibilityRecords } from '../src/db/schema/eligibility.ts';
import { brands, operators } from '../src/db/schema/operators.ts';
import { now, openJobEnvironment } from './jobEnvironment.ts';

let environment: Awaited<ReturnType<typeof openJobEnvironment>>;
beforeEach(async () => {
  environment = await openJobEnvironment();
  await environment.addPeople([
    { cardNumber: '1000000000000001', cpf: '52998224725', fullName: 'Ana' },
    { cardNumber: '1000000000000002', cpf: '39053344705', fullName: 'Bia' },
  ]);
  await environment.db.write((tx) => tx.insert(brands).values({ id: 5, name: 'Aurora' }));
});
afterEach(() => environment[Symbol.asyncDispose]());

/** Runs a batch to its end. Returns the outcome of its lines, and how many queries the operator received. */
async function playFile(content: string | Uint8Array, ansId = '301264') {
  const sourceId = await environment.storeSource(content);
  await environment.db.write((tx) =>
    tx.insert(batches).values({
      id: 1,
      lot: 'grupo.csv',
      fileName: 'grupo.csv',
      ansId,
      operatorName: 'Saúde Norte',
      brandId: 5,
      brandName: 'Aurora',
      userId: 1,
      status: 'aguardando',
      message: '',
      createdAt: now,
      updatedAt: now,
      total: 0,
      done: 0,
      failed: 0,
      sourceId,
    }),
  );
  await environment.finish('batch', 1);
  const lines = await environment.db.read.select().from(batchLines).orderBy(asc(batchLines.line));
  return { lines, questions: await environment.db.read.$count(eligibilityRecords) };
}

const cut = 'O Excel encurtou este número. Formate a coluna como texto e copie de novo.';
const wide = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

// spec: x.46
test.each<[string, string | Uint8Array, unknown[][]]>([
  [
    'CPFs that a spreadsheet changed',
    'CARTEIRINHA;CPF;NOME\r\n;5,29982E+10;Ana\r\n;5298224725.0;Bia\r\n;529.982.247-2;Caio\r\n;1985-11-02;Davi\r\n',
    [
      [2, '5,29982E+10', 'Erro', cut],
      [3, '05298224725', 'Não encontrado', 'Beneficiário não encontrado na operadora'],
      [4, '529.982.247-2', 'Erro', 'CPF deve ter 11 dígitos'],
      [5, '1985-11-02', 'Erro', 'A célula tem uma data no lugar do CPF.'],
    ],
  ],
  ['a first line sep=;', 'sep=;\r\nCARTEIRINHA;CPF\r\n;52998224725\r\n', [[3, '52998224725', 'Ativo', '']]],
  [
    'line ends of an old Mac',
    'CARTEIRINHA;CPF\r;52998224725\r;39053344705\r',
    [
      [2, '52998224725', 'Ativo', ''],
      [3, '39053344705', 'Ativo', ''],
    ],
  ],
  ['tabs', 'CARTEIRINHA\tCPF\r\n\t52998224725\r\n', [[2, '52998224725', 'Ativo', '']]],
  ['the Unicode text of Excel', wide('CARTEIRINHA\tCPF\r\n\t52998224725\r\n'), [[2, '52998224725', 'Ativo', '']]],
  ['big-endian UTF-16', wide('CARTEIRINHA|CPF\r|52998224725', true), [[2, '52998224725', 'Ativo', '']]],
  [
    'Windows-1252',
    Buffer.from('CPF;NOME\n52998224725;José\n', 'latin1'),
    [[2, '52998224725', 'Ativo', 'Confira o nome: na operadora é Ana']],
  ],
])('a CSV with %s is read line by line', async (_title, content, expected) => {
  const { lines } = await playFile(content);
  expect(lines.map(({ line, cpf, outcome, message }) => [line, cpf, outcome, message])).toEqual(expected);
});

test('a line break in a quoted name is kept as it was sent', async () => {
  const { lines } = await playFile('CPF;NOME\n52998224725;"Lima\nde Souza"\n');
  expect(lines).toMatchObject([{ line: 2, fullName: 'Lima\nde Souza', outcome: 'Ativo' }]);
});

// spec: x.45
test('CPFs as spreadsheets and people write them never query another person', async () => {
  const written = vectors.cpf.filter(({ kind }) => kind !== 'blank');
  expect(written.length).toBeGreaterThan(50);
  const { lines, questions } = await playFile(writeCsv([['CPF'], ...written.map(({ text }) => [text])]));
  expect(lines).toHaveLength(written.length);
  const found = lines.map(({ cpf, message }, at) => (written[at]!.kind === 'wrong' ? message : cpf));
  expect(found).toEqual(written.map(({ kind, value, says }) => (kind === 'wrong' ? says : value)));
  expect(questions).toBe(written.filter(({ kind }) => kind !== 'wrong').length);
});

test.each(['999999', '301264'])('card numbers never query another person, at operator %s', async (ansId) => {
  const rule = ansId === '301264' ? 'digits16' : null;
  const written = vectors.cardNumber.filter((vector) => vector.rule === rule && vector.kind !== 'blank');
  const { lines, questions } = await playFile(
    writeCsv([['CARTEIRINHA', 'NOME'], ...written.map(({ text }) => [text, 'Ana'])]),
    ansId,
  );
  expect(lines).toHaveLength(written.length);
  const found = lines.map(({ cardNumber, message }, at) => (written[at]!.kind === 'wrong' ? message : cardNumber));
  expect(found).toEqual(written.map(({ kind, value, says }) => (kind === 'wrong' ? says : value)));
  expect(questions).toBe(written.filter(({ kind }) => kind !== 'wrong').length);
});

// spec: x.45
test('birth dates as spreadsheets and people write them are queried as the vectors say, or not at all', async () => {
  const written: { text: string; kind: string; value?: string; says?: string }[] = vectors.birth;
  const rows = written.map(({ text }) => ['52998224725', text]);
  const { lines, questions } = await playFile(writeCsv([['CPF', 'NASCIMENTO'], ...rows]));
  expect(lines.map(({ birth, message }, at) => (written[at]!.kind === 'wrong' ? message : birth))).toEqual(
    written.map(({ kind, value = '', says }) => (kind === 'wrong' ? says : value)),
  );
  expect(questions).toBe(written.filter(({ kind }) => kind !== 'wrong').length);
});

// spec: x.98
test('a line without the birth date that its operator requires, with one in the future or with a number as the name is not queried', async () => {
  const every = { cardNumber: false, cpf: true, fullName: false, birthDate: true };
  await environment.db.write((tx) => tx.update(operators).set({ requiredFields: every }));
  const { lines, questions } = await playFile(
    'CPF;NOME;NASCIMENTO\n52998224725;Ana;\n52998224725;Ana;02/11/2085\n52998224725;39053344705;01/02/1980\n52998224725;Ana;01/02/1980\n',
  );
  expect(lines.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['Erro', 'Data de nascimento obrigatória'],
    ['Erro', 'Data de nascimento no futuro'],
    ['Erro', 'A célula tem um número no lugar do nome.'],
    ['Ativo', ''],
  ]);
  expect(questions).toBe(1);
});
