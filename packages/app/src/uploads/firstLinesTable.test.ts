import { batchColumns } from '@oraculo/api-client/contract';
import { expect, test } from 'vitest';
import { firstLinesTable } from './firstLinesTable.ts';
import { previewCsv } from './previewCsv.ts';

const tableOf = async (text: string) => firstLinesTable(await previewCsv(new TextEncoder().encode(text)), batchColumns);
const titlesOf = async (text: string) =>
  (await tableOf(text)).columns.map(({ title, isRead }) => (isRead ? title : `(${title})`));

test.each<[string, string, string[]]>([
  [
    'the columns of the template',
    'CARTEIRINHA;CPF;NOME;NASCIMENTO\n1;2;Ana;4\n',
    ['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO'],
  ],
  ['an unused column', 'OBS;CPF\na;1\n', ['(OBS)', 'CPF']],
  ['a column without a title and with a text', 'CPF;;NOME\n1;x;Ana\n', ['CPF', '(2ª coluna)', 'NOME']],
  ['a cell past the last title', 'CPF;NOME\n1;Ana;x\n', ['CPF', 'NOME', '(3ª coluna)']],
  ['empty columns at the end', 'CPF;NOME;;\n1;Ana;;\n', ['CPF', 'NOME']],
  ['an unknown separator', 'CPF:NOME\n1:Ana\n', ['(CPF:NOME)']],
])('a preview shows the parsed columns: %s', async (_what, text, titles) => {
  expect(await titlesOf(text)).toEqual(titles);
});

test('a preview shows at most five lines, with the line numbers of a spreadsheet', async () => {
  const { lines } = await tableOf(`CPF\n1\n\n${Array.from({ length: 9 }, (_, at) => at + 3).join('\n')}\n`);
  expect(lines.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7]);
});

test('a preview shows a line break as a space, truncates a long text, and stops after twelve columns', async () => {
  const { columns, lines, hiddenCount } = await tableOf(`NOME;${'A;'.repeat(20)}CPF\n"Ana\nLima";${'x'.repeat(500)}\n`);
  expect(columns).toHaveLength(12);
  expect(columns.filter(({ isRead }) => isRead).map(({ title }) => title)).toEqual(['NOME', 'CPF']);
  expect(hiddenCount).toBe(10);
  expect(lines[0]?.cells.slice(0, 2)).toEqual(['Ana Lima', `${'x'.repeat(100)}…`]);
});
