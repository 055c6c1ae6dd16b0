import { cardNumberRules } from '@oraculo/api-client';
import { expect, test } from 'vitest';
import {
  cardWarning,
  readPastedCard,
  readPastedCpf,
  readPastedUnruledCard,
  typedCard,
  refuseTypedCard,
  refuseTypedCpf,
  typedCardProblem,
} from './pastedIdentifiers.ts';

test.each([
  ['46941569930,00', '46941569930'],
  ['531.830.390-01', '53183039001'],
  ['266.094.821-60.', '26609482160'],
  ['２６６０９４８２１６０', '26609482160'],
])('a pasted “%s” is the CPF %s', (text, value) => {
  expect(readPastedCpf(text)).toEqual({ value });
});

const completed = 'Confira o CPF: foi completado com zeros à esquerda';
const short = 'Confira o CPF: tem menos de 11 dígitos, e o dígito verificador não confere';

// spec: x.45
test.each([
  ['7289352017.0', '07289352017', completed],
  ['1234567890', '01234567890', completed],
  ['1234567890;', '01234567890', completed],
  ['5299822472', '05299822472', short],
  ['72893520', '00072893520', short],
  ['２６６０９', '00000026609', short],
])('a pasted “%s” is completed with zeros to the CPF %s, with a warning', (text, value, warning) => {
  expect(readPastedCpf(text)).toEqual({ value, warning, ...(warning === short && { holdsForm: true }) });
});

// spec: x.45
test.each(['02/11/1985', '1985-11-02', '2-nov-85'])('a pasted “%s” is called a date', (text) => {
  expect(readPastedCpf(text)).toEqual({ refused: `Nada foi colado: “${text}” é uma data, e não um CPF.` });
});

test.each(['9952237472,5', '9952237472.5', '15590551382/79572541951', '81 514 555 433'])(
  'a pasted “%s” is not a CPF, and nothing is pasted',
  (text) => {
    expect(readPastedCpf(text)).toEqual({ refused: `Nada foi colado: “${text}” não é um CPF.` });
  },
);

// spec: x.45
test.each([
  'Err:502',
  'Tel: 40006891187',
  'RG: 4000687743',
  'CNPJ: 400069048',
  'Valor: 400069',
  'Carteirinha 40006945961',
])('a pasted “%s” has the name of another number, and nothing is pasted', (text) => {
  expect(readPastedCpf(text)).toEqual({ refused: `Nada foi colado: “${text}” não é um CPF.` });
});

// spec: x.45
test.each(['Err:731', 'Tel: 11987654321', 'Senha: 731', 'CPF: 52998224725'])(
  'a pasted “%s” has the name of another number than a card, and nothing is pasted',
  (text) => {
    const refused = `Nada foi colado: “${text}” não é um número de carteirinha.`;
    for (const rule of Object.values(cardNumberRules)) expect(readPastedCard(text, rule)).toEqual({ refused });
  },
);

// spec: x.45
test.each([
  ['4000687743', '4000687743'],
  ['4000687743.0', '4000687743'],
])('a “%s” behind the name of the field is not completed with zeros', (text, value) => {
  expect(readPastedCpf(text, `CPF: ${text}`)).toEqual({ value });
});

test('a number that Excel shortened has a message', () => {
  const refused = 'O Excel encurtou este número. Formate a coluna como texto e copie de novo.';
  expect(readPastedCpf('7,2893E+09')).toEqual({ refused });
  expect(readPastedCard('2,29603E+19', cardNumberRules.digits20)).toEqual({ refused });
});

test.each(['07289352017', '529.982', '529.982.247-2', '', '-'])(
  'a pasted “%s” needs no cleaning and is left to the mask',
  (text) => {
    expect(readPastedCpf(text)).toBeUndefined();
  },
);

test('a card number is read like a cell of a file, except for its length', () => {
  expect(readPastedCard('74320484.0', cardNumberRules.digits20)).toEqual({ value: '74320484' });
  expect(readPastedCard('0842 8353 5528', cardNumberRules.digits16)).toEqual({ value: '084283535528' });
  expect(readPastedCard('08428353 55286010', cardNumberRules.digits16)).toEqual({ value: '0842835355286010' });
  expect(readPastedCard('084283535528', cardNumberRules.digits16)).toBeUndefined();
  expect(readPastedCard('０８４２', cardNumberRules.digits16)).toEqual({ value: '0842' });
  expect(readPastedCard('08/11/2021', cardNumberRules.digits20)).toEqual({
    refused: 'Nada foi colado: “08/11/2021” é uma data, e não um número de carteirinha.',
  });
});

test.each([
  ['000123 ', '000123'],
  ['123.0', '123'],
  ['000123\n', '000123'],
  ['ab 12345', 'AB12345'],
  ['１２３', '123'],
  ['="000123"', '000123'],
])('without a rule a pasted “%s” is the card %s', (text, value) => {
  expect(readPastedUnruledCard(text)).toEqual({ value });
});

test.each(['000123', 'AB12345', ''])('without a rule “%s” is pasted unchanged', (text) => {
  expect(readPastedUnruledCard(text)).toBeUndefined();
});

test.each([
  ['5.29982E+10', /^O Excel encurtou este número/],
  ['12345678 87654321', /^Nada foi colado: “12345678 87654321” não é um número de carteirinha\.$/],
  ['12345678\n87654321', /^Nada foi colado/],
  ['08/11/2021', /^Nada foi colado/],
  ['#N/D', /^Nada foi colado/],
  ['123456789012345678901', /^Nada foi colado: a carteirinha tem até 20 caracteres, e o texto colado tem 21\.$/],
])('without a rule a pasted “%s” is refused', (text, refused) => {
  expect(readPastedUnruledCard(text)).toEqual({ refused: expect.stringMatching(refused) });
});

const noCard = (text: string) => `“${text}” não é um número de carteirinha.`;

// spec: x.45
test.each([
  ['5,29982E+10', /^O Excel encurtou este número/],
  ['1E10', /^O Excel encurtou este número/],
  ['NULL', noCard('NULL')],
  ['n/a', noCard('n/a')],
  ['#N/D', noCard('#N/D')],
  ['#####', noCard('#####')],
  ['08/11/2021', '“08/11/2021” é uma data, e não um número de carteirinha.'],
  ['-', noCard('-')],
  ['12345678 87654321', noCard('12345678 87654321')],
  ['549092107980.04', noCard('549092107980.04')],
  ['1234!', 'A carteirinha deve ter só letras e dígitos.'],
  ['1/2', 'A carteirinha deve ter só letras e dígitos.'],
  ['VERDADEIRO', 'A carteirinha deve ter ao menos um dígito.'],
  ['titular', 'A carteirinha deve ter ao menos um dígito.'],
  ['Ana Souza', 'A carteirinha deve ter ao menos um dígito.'],
])('without a rule a typed “%s” is not a card number', (text, says) => {
  expect(typedCardProblem(text)).toMatch(says);
});

test.each([
  ['123', '123'],
  ['ab12', 'AB12'],
  ['000123', '000123'],
  ['12E34', '12E34'],
  ['123.0', '123'],
  ['0842.8353', '08428353'],
  ['AAAA-234567890123456', 'AAAA-234567890123456'],
  ['ABCD1', 'ABCD1'],
])('without a rule a typed “%s” is the card %s', (text, card) => {
  expect([typedCardProblem(text), typedCard(text)]).toEqual([undefined, card]);
});

// spec: x.45
test.each([
  ['02/11/1985 123', 'é uma data'],
  ['(11) 98765-4321', 'é um telefone'],
  ['11 98765-4321', 'é um telefone'],
])('the typed keys “%s” are no CPF, because their text %s', (keys, what) => {
  expect(refuseTypedCpf(keys)).toBe(`“${keys}” ${what}, e não um CPF.`);
});

// spec: x.45
test.each(['3.1894889754', '31.894889754', '21-99876-5432', '21/99876-5432', '120.12345.67-8', '12-12-3456789'])(
  'the typed keys “%s” are no CPF, because of their punctuation',
  (keys) => {
    expect(refuseTypedCpf(keys.slice(0, -1))).toBeUndefined();
    expect(refuseTypedCpf(keys)).toBe(`“${keys}” não é um CPF.`);
  },
);

// spec: x.45
test.each([
  ['02/11/1985', 'é uma data'],
  ['(11) 98765-4321', 'é um telefone'],
])('the typed keys “%s” are no card number, because their text %s', (keys, what) => {
  expect(refuseTypedCard(keys)).toBe(`“${keys}” ${what}, e não um número de carteirinha.`);
});

// spec: x.45
test('each key of a number that is no date and no phone number is accepted', () => {
  for (const number of ['529.982.247-25', '11987654321', '12-12', '02/11/19', '011.234.567-89', '1 1 9']) {
    for (let end = 1; end <= number.length; end += 1) {
      expect(refuseTypedCpf(number.slice(0, end))).toBeUndefined();
      expect(refuseTypedCard(number.slice(0, end))).toBeUndefined();
    }
  }
});

const { upTo20 } = cardNumberRules;

// spec: x.45
test.each([
  ['52998224725', undefined, 'Confira a carteirinha: parece um CPF'],
  ['529.982.247-25', undefined, 'Confira a carteirinha: parece um CPF'],
  ['52998224725', upTo20, 'Confira a carteirinha: parece um CPF'],
  ['5299822472O', undefined, 'Confira a carteirinha: a letra O não seria um zero?'],
  ['529982247l5', undefined, 'Confira a carteirinha: a letra L não seria o número 1?'],
  ['1234567890', undefined, undefined],
  ['02111985', upTo20, 'Confira a carteirinha: parece uma data'],
  ['', undefined, undefined],
])('typing “%s” as a card number shows its warning before the field is left, or none', (text, rule, says) => {
  expect(cardWarning(text, rule, false)).toBe(says);
  expect(cardWarning(text, rule, true)).toBe(says);
});

// spec: x.45
test.each([['52998224725 Ana', 'Deixe só o número da carteirinha, sem palavras.']])(
  'typing “%s” as a card number shows a warning once the field is left',
  (text, says) => {
    expect(cardWarning(text, undefined, false)).toBeUndefined();
    expect(cardWarning(text, undefined, true)).toBe(says);
    expect(typedCardProblem(text)).toBeUndefined();
  },
);
