import { writeCsv } from '@oraculo/api-client';
import { batchColumns, batchExample, templateTitles } from '@oraculo/api-client/contract';
import { expect, test } from 'vitest';
import { inspectCsv } from './inspectCsv.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a file of the template has nothing to say', async () => {
  const text = '\uFEFFCARTEIRINHA;CPF;NOME;NASCIMENTO\r\n1;2;"Lourenço; Beatriz";4\r\n';
  expect(await inspectCsv(bytes(text))).toMatchObject({
    encoding: 'UTF-8',
    separator: ';',
    header: ['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO'],
    lineCount: 1,
    badLines: [],
  });
});

test('the example row of the template is left out', async () => {
  const text = writeCsv([templateTitles(batchColumns), batchExample, ['1', '2', 'Ana', '4']], ';');
  expect(await inspectCsv(bytes(text))).toMatchObject({ separator: ';', lineCount: 1, badLines: [] });
});

test('bad lines are numbered as a spreadsheet numbers them, over quoted line breaks', async () => {
  const text = 'CARTEIRINHA,CPF,NOME,NASCIMENTO\n1,2,"duas\nlinhas",4\n1,2\n\n1,2,3,4\n1,2,3,4,5\n';
  expect(await inspectCsv(bytes(text))).toMatchObject({ lineCount: 4, badLines: [4, 7] });
});

test('Latin-1 is recognised', async () => {
  const latin = Uint8Array.from('NOME\nJosé', (letter) => letter.charCodeAt(0));
  expect(await inspectCsv(latin)).toMatchObject({ encoding: 'Latin-1', lineCount: 1 });
});

test('an empty file has neither header nor lines', async () => {
  expect(await inspectCsv(bytes(''))).toMatchObject({ header: [], lineCount: 0, problem: null });
});

test('a large file is read in pieces, and the page goes on in between', async () => {
  const line = 'a;b;c;d\n';
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const found = await inspectCsv(bytes(`A;B;C;D\n${line.repeat(100_000)}`));
  clearInterval(timer);
  expect(found).toMatchObject({ lineCount: 100_000, badLines: [], problem: null });
  expect(turns).toBeGreaterThan(0);
});
