import { expect, test } from 'vitest';
import { cardNumberRules } from '@oraculo/api-client';
import { countRows, createRowCheck, fillRows, newRow, withBlankRow } from './batchGridRows.ts';
import { isTable, readPasted } from './pastedTable.ts';
import { readBatchFile } from './readBatchFile.ts';

const rule = cardNumberRules.digits16;

test.each([
  ['one value', '731 004', false],
  ['one value, copied from a spreadsheet', '731\r\n', false],
  ['two columns', '1\t2', true],
  ['two rows', '1\n2', true],
])('%s', (_what, text, expected) => {
  expect(isTable(text)).toBe(expected);
});

test('without titles cells fill to the right from the paste position, and cells beyond the last column are dropped', () => {
  expect(readPasted('1\t52998224725\tAna\t02/11/1985\tx\r\n2\r\n', 'cardNumber').rows).toEqual([
    { cardNumber: '1', cpf: '52998224725', fullName: 'Ana', birth: '02/11/1985' },
    { cardNumber: '2' },
  ]);
  expect(readPasted('Ana\t1985-11-02', 'fullName').rows).toEqual([{ fullName: 'Ana', birth: '1985-11-02' }]);
});

test.each([
  ['in a column', '52998224725\n\n11144477735\n', ['52998224725', '', '11144477735']],
  ['at its beginning', '\r\n52998224725\r\n', ['', '52998224725']],
  ['below a title', 'CPF\n52998224725\n\n11144477735\n', ['52998224725', '', '11144477735']],
  ['of several columns', '52998224725\tAna\n\t\n11144477735\tBia\n\n', ['52998224725', '', '11144477735']],
])('a blank cell %s moves nobody to the row of another person', (_where, text, cpfs) => {
  expect(readPasted(text, 'cpf').rows.map(({ cpf }) => cpf ?? '')).toEqual(cpfs);
});

test.each<[string, Parameters<typeof readPasted>[2], object]>([
  ['7310045500000018\tAna', ['cardNumber', 'fullName'], { cardNumber: '7310045500000018', fullName: 'Ana' }],
  ['7310045500000018\tAna\t', ['cardNumber', 'fullName'], { cardNumber: '7310045500000018', fullName: 'Ana' }],
  ['7310045500000018\t52998224725', ['cardNumber', 'fullName'], { cardNumber: '7310045500000018', cpf: '52998224725' }],
  ['1\t2\tAna', ['cardNumber', 'fullName'], { cardNumber: '1', cpf: '2', fullName: 'Ana' }],
])(
  'without titles, %j with the columns %j in sight puts no number into the column of names',
  (text, inSight, cells) => {
    expect(readPasted(text, 'cardNumber', inSight).rows).toEqual([cells]);
  },
);

test('titles identify the columns in any order, and the example row of the template is left out', () => {
  const text = 'Nome\tObs\tCarteirinha\nAna\tx\t1\nEXEMPLO (linha ignorada)\t\t9\n"Bia\nRosa"\t\t2\n';
  expect(readPasted(text, 'birth').rows).toEqual([
    { fullName: 'Ana', cardNumber: '1' },
    { fullName: 'Bia\nRosa', cardNumber: '2' },
  ]);
  expect(readPasted('CPF;NOME\n1;Ana\n', 'cardNumber').rows).toEqual([{ cpf: '1', fullName: 'Ana' }]);
});

test('a pasted table with a CPF for the holder and one for the dependant is refused', () => {
  expect(() => readPasted('CPF\tNOME\tCPF\n1\tAna\t2\n', 'cardNumber')).toThrow('Mais de uma coluna pode ser “CPF”');
});

test.each<[string, Parameters<typeof readPasted>[1], string[]]>([
  ['CPF\tNOME\tBENEFICIARIO\n1\tAna\tBia\n', 'cardNumber', ['BENEFICIARIO']],
  ['CPF\tNOME\n1\tAna\tBia\n', 'cardNumber', ['3ª']],
  ['CPF\tNOME\t\n1\tAna\t\n', 'cardNumber', []],
  ['1\t2\tAna\t02/11/1985\tx\n', 'cardNumber', ['5ª']],
  ['1\tAna\t02/11/1985\tx\n', 'cpf', ['4ª']],
  ['1\t2\tAna\t02/11/1985\t\n', 'cardNumber', []],
])('the columns of a pasted %j that match no field are named', (text, first, unread) => {
  expect(readPasted(text, first).unread).toEqual(unread);
});

test('rows show the problems of the CSV at their cells, and a repeated row names the first one', () => {
  const rows = [
    { cardNumber: '7310045500000018', cpf: '529.982.247-25' },
    { cardNumber: '123', birth: '31/02/2020' },
    { fullName: 'Ana' },
    {},
    { cardNumber: '7310 0455 0000 0018', cpf: '52998224725' },
  ].map((cells) => newRow(cells));
  const checked = createRowCheck(rule)(rows);
  expect(checked.map(({ problems, repeats }) => ({ problems, repeats }))).toEqual([
    { problems: {}, repeats: undefined },
    {
      problems: { cardNumber: 'Deve possuir exatamente 16 dígitos', birth: 'Data de nascimento inválida' },
      repeats: undefined,
    },
    { problems: { cardNumber: 'Informe a carteirinha ou o CPF.' }, repeats: undefined },
    { problems: {}, repeats: undefined },
    { problems: {}, repeats: 1 },
  ]);
  expect(countRows(checked)).toEqual({ total: 4, wrong: 2, doubtful: 0, repeated: 1 });
});

const doubt = 'Confira a carteirinha: o Excel troca por zeros os dígitos depois do 15º';

test('three card numbers that end in rounded zeros raise a doubt, until one keeps its last digit', () => {
  const check = createRowCheck(rule);
  const rows = ['7310045500000010', '7310045500000020', '7310 0455 0000 0030', '731'].map((cardNumber) =>
    newRow({ cardNumber }),
  );
  const doubtsOf = (some: typeof rows) => check(some).map(({ doubts }) => doubts.cardNumber);
  expect(doubtsOf(rows)).toEqual([doubt, doubt, doubt, undefined]);
  expect(countRows(check(rows))).toEqual({ total: 4, wrong: 1, doubtful: 3, repeated: 0 });
  const kept = newRow({ cardNumber: '7310045500000041' });
  expect(doubtsOf([...rows, kept])).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(doubtsOf(rows.slice(0, 2))).toEqual([undefined, undefined]);
  expect(doubtsOf(rows)).toEqual([doubt, doubt, doubt, undefined]);
  expect(check(rows)[0]).toBe(check(rows)[0]);
});

test('one card number three times, short card numbers and card numbers with a leading zero raise no doubt', () => {
  const doubtful = (cards: readonly string[]) =>
    countRows(
      createRowCheck(undefined)(
        cards.map((cardNumber, at) => newRow({ cardNumber, cpf: '', fullName: `Pessoa ${at}` })),
      ),
    ).doubtful;
  expect(doubtful(['7310045500000010', '7310045500000010', '7310045500000010'])).toBe(0);
  expect(doubtful(['731004550000010', '731004550000020', '731004550000030'])).toBe(0);
  expect(doubtful(['0310045500000010', '7310045500000020', '7310045500000030', '7310045500000040'])).toBe(0);
  expect(doubtful(['123', '7310045500000020', '7310045500000030', '7310045500000040'])).toBe(3);
});

test('rows are filled from the paste position, and a blank row follows', () => {
  const rows = withBlankRow([newRow({ cpf: '1' }), newRow({ cpf: '2' })]);
  const filled = fillRows(rows, 1, [{ fullName: 'Bia' }, { cpf: '3' }, { cpf: '4' }]);
  expect(filled.map(({ cells }) => [cells.cpf, cells.fullName])).toEqual([
    ['1', ''],
    ['2', 'Bia'],
    ['3', ''],
    ['4', ''],
    ['', ''],
  ]);
  expect(filled[0]).toBe(rows[0]);
});

/** CPU time, so that other processes do not count. On an idle machine it equals elapsed time. */
const spentMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** On an idle machine the check takes 7 to 9 times as long as splitting the text and parsing its dates. */
const maxTimesBaseline = 12;

test('5 000 pasted rows are checked in 300 ms, or in 12 times the baseline', () => {
  const line = (at: number) => `${7310045500000000 + at}\t529.982.247-25\tMaria da Silva ${at}\t02/11/1985`;
  const text = Array.from({ length: 5_000 }, (_, at) => line(at % 4_900)).join('\r\n');
  const check = createRowCheck(rule);
  // The baseline is the minimum work on the same text, so a slow machine does not fail the test.
  const plainly = process.cpuUsage();
  const days = text
    .split('\r\n')
    .map((row) => new Date(row.split('\t')[3]!.split('/').toReversed().join('-')).toISOString());
  const plainMs = spentMs(plainly);
  expect(days[0]).toBe('1985-11-02T00:00:00.000Z');
  const began = process.cpuUsage();
  const rows = fillRows([newRow()], 0, readPasted(text, 'cardNumber').rows);
  const checked = check(rows);
  const allMs = spentMs(began);
  expect(countRows(checked)).toEqual({ total: 5_000, wrong: 0, doubtful: 0, repeated: 100 });
  const edited = rows.with(7, newRow({ cpf: '1' }));
  const again = process.cpuUsage();
  const after = check(edited);
  const keyMs = spentMs(again);
  expect(after[8]).toBe(checked[8]);
  const figures = [allMs, keyMs, plainMs].map((ms) => ms.toFixed(1));
  process.stdout.write(
    `\n5 000 pasted rows: ${figures[0]} ms, one key more: ${figures[1]} ms; plainly ${figures[2]} ms\n`,
  );
  expect(allMs).toBeLessThan(Math.max(300, maxTimesBaseline * plainMs));
  expect(keyMs).toBeLessThan(allMs / 2);
});

const csvFile = (text: string) => new File([text], 'grupo.csv');

// spec: x.98
test('a number whose comma splits it into two cells of a CSV is read as one number, and a line with more cells is an error until its last cell is edited', async () => {
  const { rows } = await readBatchFile(csvFile('CPF,NOME\n5,29982E+10,Caio\n52998224725,0,Bia\n11144477735,Ana\n'));
  const checked = createRowCheck(undefined)(rows);
  expect(checked.map(({ cells }) => [cells.cpf, cells.fullName])).toEqual([
    ['5,29982E+10', 'Caio'],
    ['52998224725', '0,Bia'],
    ['11144477735', 'Ana'],
  ]);
  expect(checked.map(({ problems }) => problems)).toEqual([
    { cpf: 'O Excel encurtou este número. Formate a coluna como texto e copie de novo.' },
    { fullName: 'A linha do arquivo tem mais colunas que o cabeçalho. Confira todas as células.' },
    {},
  ]);
  const [, bia] = rows;
  const edited = createRowCheck(undefined)([{ ...bia!, cells: { ...bia!.cells, fullName: 'Bia' } }]);
  expect(edited.map(({ problems }) => problems)).toEqual([{}]);
});

// spec: x.98
test('a line with more cells is an error in its last known column', async () => {
  const { rows } = await readBatchFile(csvFile('NOME;CPF;OBS\nAna;52998224725;x;y\n'));
  expect(createRowCheck(undefined)(rows)[0]?.problems).toHaveProperty('cpf');
});

// spec: x.98
test('the grid requires the birth date that the operator requires', () => {
  const rows = [newRow({ cpf: '52998224725' }), newRow()];
  const [line, spare] = createRowCheck(undefined, { isBirthRequired: true })(rows);
  expect([line?.problems, spare?.problems]).toEqual([{ birth: 'Data de nascimento obrigatória' }, {}]);
});

// spec: x.98
test('a second CPF or a shortened number in the column of names is an error', () => {
  const pasted = readPasted('52998224725\t11144477735\n52998224725\t5,29982E+10\n', 'cpf', ['cpf', 'fullName']);
  const checked = createRowCheck(undefined)(pasted.rows.map(newRow));
  expect(countRows(checked)).toMatchObject({ total: 2, wrong: 2 });
});
