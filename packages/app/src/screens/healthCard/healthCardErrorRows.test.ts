import { expect, test } from 'vitest';
import { healthCardErrorRows } from './healthCardErrorRows.ts';

test.each([
  [
    'a line with all of it',
    { cpf: '52998224725', file_line_number: 7, error_message: 'CPF repetido' },
    ['52998224725', '7', 'CPF repetido'],
  ],
  ['zeros in front', { cpf: '00000000191', file_line_number: 2, error_message: 'x' }, ['00000000191', '2', 'x']],
  ['a line without a CPF', { cpf: null, file_line_number: 3, error_message: 'Sem CPF' }, ['', '3', 'Sem CPF']],
  [
    'an error without its line',
    { cpf: '52998224725', file_line_number: null, error_message: null },
    ['52998224725', '', ''],
  ],
])('the error file has %s', (_what, row, line) => {
  expect(healthCardErrorRows({ rows: [row] })).toEqual([['CPF', 'LINHA', 'ERRO'], line]);
});

test('a file that could not be read at all has only the header', () => {
  expect(healthCardErrorRows({ rows: [] })).toEqual([['CPF', 'LINHA', 'ERRO']]);
});
