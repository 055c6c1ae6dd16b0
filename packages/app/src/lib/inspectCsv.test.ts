import { expect, test } from 'vitest';
import { inspectCsv } from './inspectCsv.ts';

const columns = ['CARTEIRINHA', 'CPF', 'NOME', 'NASCIMENTO'];
const bytes = (text: string) => new TextEncoder().encode(text);

test('a file of the template has nothing to say', () => {
  const text = '\uFEFFCARTEIRINHA;CPF;NOME;NASCIMENTO\r\n1;2;"Lourenço; Beatriz";4\r\n';
  expect(inspectCsv(bytes(text), columns)).toMatchObject({
    encoding: 'UTF-8',
    separator: ';',
    missingColumns: [],
    lineCount: 1,
    badLines: [],
  });
});

test('titles are compared without accents, case and spaces', () => {
  expect(inspectCsv(bytes('carteirinha,cpf,Nome,Náscimento\n'), columns).missingColumns).toEqual([]);
});

test('bad lines are numbered as a spreadsheet numbers them, over quoted line breaks', () => {
  const text = 'CARTEIRINHA,CPF,NOME,NASCIMENTO\n1,2,"duas\nlinhas",4\n1,2\n\n1,2,3,4\n1,2,3,4,5\n';
  expect(inspectCsv(bytes(text), columns)).toMatchObject({ lineCount: 4, badLines: [4, 7] });
});

test('Latin-1 is recognised', () => {
  const latin = Uint8Array.from('NOME\nJosé', (letter) => letter.charCodeAt(0));
  expect(inspectCsv(latin, ['NOME'])).toMatchObject({ encoding: 'Latin-1', lineCount: 1 });
});

test('an empty file lacks every column', () => {
  expect(inspectCsv(bytes(''), columns)).toMatchObject({ lineCount: 0, missingColumns: columns });
});
