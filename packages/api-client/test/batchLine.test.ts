import { expect, test } from 'vitest';
import { isNumberAsName, readBatchLine } from '../src/contract/index.ts';

const cells = { cardNumber: '', cpf: '52998224725', fullName: 'Ana', birth: '' };
const today = '2026-11-28';

// spec: x.98
test.each([
  ['02/11/1985', undefined],
  ['28/11/2026', undefined],
  ['2026-11-29', 'Data de nascimento no futuro'],
  ['02/11/2085', 'Data de nascimento no futuro'],
  ['02/11/1885', 'Data de nascimento inválida'],
  ['31/02/1985', 'Data de nascimento inválida'],
  ['02/11/19850', 'Data de nascimento inválida'],
])('a birth date of %s has the problem %s', (birth, problem) => {
  expect(readBatchLine({ ...cells, birth }, undefined, { today }).problems.birth).toBe(problem);
});

// spec: x.98
test('an empty birth date is an error only for an operator that requires one', () => {
  expect(readBatchLine(cells, undefined, { isBirthRequired: true }).problems).toEqual({
    birth: 'Data de nascimento obrigatória',
  });
  expect(readBatchLine(cells, undefined).problems).toEqual({});
});

test('without a day of its own a line may have no birth after today', () => {
  const nextYear = `${new Date().getFullYear() + 1}-01-01`;
  expect(readBatchLine({ ...cells, birth: nextYear }, undefined).problems.birth).toBe('Data de nascimento no futuro');
});

// spec: x.98
test.each(['11144477735', '111.444.777-35', '5,29982E+10', '5e10', '02/11/1985', '12', ' 12 '])(
  'the name “%s” is a number of another column',
  (fullName) => {
    expect(isNumberAsName(fullName)).toBe(true);
    expect(readBatchLine({ ...cells, fullName }, undefined).problems).toEqual({
      fullName: 'A célula tem um número no lugar do nome.',
    });
  },
);

// spec: x.98
test.each([
  ['#N/D', 'A célula tem um erro da planilha (#N/D).'],
  [' #REF! ', 'A célula tem um erro da planilha (#REF!).'],
  ['Err:502', 'A célula tem um erro da planilha (Err:502).'],
  ['NULL', '“NULL” não é um nome.'],
  ['VERDADEIRO', '“VERDADEIRO” não é um nome.'],
  ['Falso', '“Falso” não é um nome.'],
])('the name “%s” is an error of its line', (fullName, says) => {
  expect(readBatchLine({ ...cells, fullName }, undefined).problems).toEqual({ fullName: says });
});

// spec: x.98
test.each(['Ana Souza 52998224725', 'CPF 529.982.247-25', 'Ana 123456789'])(
  'the number in the name “%s” is a warning',
  (fullName) => {
    const { problems, doubts } = readBatchLine({ ...cells, fullName }, undefined);
    expect([problems, doubts]).toEqual([{}, { fullName: 'Confira o nome: há um número junto dele' }]);
  },
);

test.each(['Ana', 'Nil', 'João 2', 'Nulla Falsone', 'Maria 12345678', ''])('the name “%s” is right', (fullName) => {
  const { problems, doubts } = readBatchLine({ ...cells, fullName }, undefined);
  expect([problems, doubts]).toEqual([{}, {}]);
});

test.each(['', 'Ana', 'João 2', 'Ana 5E', '-', 'D’Ávila'])('the name “%s” is no number', (fullName) => {
  expect(isNumberAsName(fullName)).toBe(false);
});
