import { writeCsv } from '@oraculo/api-client';
import { batchColumns, batchExample, templateTitles } from '@oraculo/api-client/contract';
import { expect, test } from 'vitest';
import { batchLineRules } from './batchLineRules.ts';
import { csvParts, invalidLineSentences } from './csvFindings.ts';
import { previewCsv } from './previewCsv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a file that matches the template has no findings', async () => {
  const text = '\uFEFFCARTEIRINHA;CPF;NOME;NASCIMENTO\r\n1;2;"Lourenço; Beatriz";4\r\n';
  expect(await previewCsv(bytes(text))).toMatchObject({
    encoding: 'UTF-8',
    separator: ';',
    header: ['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO'],
    lineCount: 1,
    raggedLines: [],
  });
});

test('the example row of the template is left out', async () => {
  const text = writeCsv([templateTitles(batchColumns), batchExample, ['1', '2', 'Ana', '4']], ';');
  expect(await previewCsv(bytes(text))).toMatchObject({ separator: ';', lineCount: 1, raggedLines: [] });
});

test('invalid lines have the numbers of a spreadsheet, also after quoted line breaks', async () => {
  const text = 'CARTEIRINHA,CPF,NOME,NASCIMENTO\n1,2,"duas\nlinhas",4\n1,2\n\n1,2,3,4\n1,2,3,4,5\n';
  expect(await previewCsv(bytes(text))).toMatchObject({ lineCount: 4, raggedLines: [4, 7] });
});

test('a repeated line is reported, and a line with another number of columns has only that error', async () => {
  const text = 'CPF,NOME\n1,Ana\n2,Bia\n 1 ,Ana\n1\n1\n1,Ana\n"1\nAna",\n';
  expect(await previewCsv(bytes(text))).toMatchObject({ lineCount: 7, raggedLines: [5, 6], repeatedLines: [4, 7] });
});

test('a line with another number of columns counts as the service treats it: an error, or sent with a doubt', async () => {
  const text =
    'CPF;NOME;NASCIMENTO\n52998224725;Ana\n11144477735;Bia;Lima;02/11/1985\n1234567890;Caio;02/11/1985;x\n52998224725;Ana;\n';
  const moved = 'A quantidade de colunas é diferente da do cabeçalho.';
  const found = await previewCsv(bytes(text), batchLineRules(undefined));
  expect(found).toMatchObject({
    lineCount: 4,
    invalidLines: [{ line: 3, reason: 'Data de nascimento inválida' }],
    raggedLines: [2, 4],
    doubtfulLines: [
      { line: 2, reason: moved },
      { line: 4, reason: moved },
    ],
    completedLines: [{ line: 4, cpf: '01234567890' }],
    repeatedLines: [5],
  });
  expect(csvParts(found).map(({ value }) => value)).toEqual([0, 2, 1, 1]);
  expect(invalidLineSentences(found)).toEqual([
    'A linha com erro não será consultada: ela volta com o motivo no arquivo de resultado.',
    'As 2 linhas com colunas a mais ou a menos serão consultadas com o que estiver em cada coluna.',
  ]);
});

test('the same text in other columns is not a repetition', async () => {
  expect(await previewCsv(bytes('CPF,NOME\n1,1Ana\n11,Ana\n'))).toMatchObject({ repeatedLines: [] });
});

test('a rule that throws is not an error of the file', async () => {
  const broken = previewCsv(bytes('CPF\n1\n'), () => () => {
    throw new Error('a rule broke');
  });
  await expect(broken).rejects.toThrow('a rule broke');
});

test('with the rules of a batch, an invalid line has its reason, and a repeated person is reported', async () => {
  const text = 'CPF;NASCIMENTO\n529.982.247-25;02/11/1985\n52998224725;1985-11-02\n;\n;02/11/1985\n1;31/02/2020\n';
  expect(await previewCsv(bytes(text), batchLineRules(undefined))).toMatchObject({
    lineCount: 4,
    invalidLines: [
      { line: 5, reason: 'Informe a carteirinha ou o CPF.' },
      { line: 6, reason: 'Data de nascimento inválida' },
    ],
    repeatedLines: [3],
  });
});

test('card numbers that all end in rounded zeros raise a doubt, in the order of their lines', async () => {
  const reason = 'Confira a carteirinha: o Excel troca por zeros os dígitos depois do 15º';
  const cpfReason = 'Confira o CPF: o dígito verificador não confere';
  const text = 'CARTEIRINHA;CPF\n7310045500000010;\n;52998224724\n7310045500000020;52998224724\n7310045500000030;\n';
  expect((await previewCsv(bytes(text), batchLineRules(undefined))).doubtfulLines).toEqual([
    { line: 2, reason },
    { line: 3, reason: cpfReason },
    { line: 4, reason },
    { line: 5, reason },
  ]);
  const { doubtfulLines } = await previewCsv(bytes(`${text}7310045500000041;\n`), batchLineRules(undefined));
  expect(doubtfulLines).toEqual([
    { line: 3, reason: cpfReason },
    { line: 4, reason: cpfReason },
  ]);
});

test('Latin-1 is recognised', async () => {
  const latin = Uint8Array.from('NOME\nJosé', (letter) => letter.charCodeAt(0));
  expect(await previewCsv(latin)).toMatchObject({ encoding: 'Latin-1', lineCount: 1 });
});

test('an empty file has no header and no lines', async () => {
  expect(await previewCsv(bytes(''))).toMatchObject({ header: [], lineCount: 0, problem: null });
});

test('a large file is read in chunks, and the page stays responsive', async () => {
  const line = 'a;b;c;d\n';
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const found = await previewCsv(bytes(`A;B;C;D\n${line.repeat(100_000)}`));
  clearInterval(timer);
  expect(found).toMatchObject({ lineCount: 100_000, raggedLines: [], problem: null });
  expect(found.repeatedLines).toHaveLength(99_999);
  expect(turns).toBeGreaterThan(0);
});

// spec: x.46
test.each<[string, string, 'utf16le' | 'utf16be' | 'utf8' | 'latin1', object]>([
  [
    'sep= is obeyed and counted',
    'sep=;\r\nCPF;NOME\r\n52998224725;Ana\r\n;Bia\r\n',
    'utf8',
    { separator: ';', lineCount: 2 },
  ],
  ['an old Mac wrote it', 'CPF;NOME\r52998224725;Ana\r39053344705;Bia\r', 'utf8', { separator: ';', lineCount: 2 }],
  ['tabs separate', 'CPF\tNOME\n52998224725\tAna\n', 'utf8', { separator: '\t', lineCount: 1 }],
  ['Excel wrote Unicode text', 'CPF\tNOME\r\n52998224725\tJosé\r\n', 'utf16le', { encoding: 'UTF-16', lineCount: 1 }],
  ['big-endian UTF-16', 'CPF|NOME\n52998224725|José\n', 'utf16be', { encoding: 'UTF-16', separator: '|' }],
  [
    'UTF-16 lacks its mark',
    'C\0P\0F\0',
    'latin1',
    { problem: 'O arquivo não é um CSV em texto. Salve-o como CSV (UTF-8).' },
  ],
])('%s', async (_title, text, encoding, expected) => {
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const files = {
    utf16le: wide,
    utf16be: Buffer.from(wide).swap16(),
    utf8: Buffer.from(text),
    latin1: Buffer.from(text, 'latin1'),
  };
  const found = await previewCsv(new Uint8Array(files[encoding]), batchLineRules(undefined));
  expect(found).toMatchObject({ problem: null, raggedLines: [], ...expected });
});
