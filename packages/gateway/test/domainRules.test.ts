import { limits } from '@oraculo/api-client/contract';
import { expect, test } from 'vitest';
import { attachment } from '../src/storage/attachment.ts';
import { barcodeInName } from '../src/domain/barcode.ts';
import { betweenDays } from '../src/domain/createdBetween.ts';
import { checkRange } from '../src/domain/dateRange.ts';
import { cardNumberRuleOf, refuseCardNumber } from '../src/domain/eligibility/refuseCardNumber.ts';
import { validateNewUser } from '../src/domain/newUser.ts';
import { numericId } from '../src/domain/numericId.ts';
import { emptyFile, type DomainError, takenField, tooLargeFile } from '../src/domain/DomainError.ts';
import { reportHead, reportLine } from '../src/domain/reportFile.ts';
import { endOfSaoPauloDay, saoPauloDay, startOfSaoPauloDay } from '../src/domain/saoPauloDay.ts';

const failureOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test.each([
  ['laudo 01-22-333333.pdf', '01X22X333333'],
  ['01x22X333333', '01X22X333333'],
  ['01-22-33333.pdf', undefined],
  ['laudo.pdf', undefined],
  ['', undefined],
])('the barcode in “%s” is %s', (name, barcode) => {
  expect(barcodeInName(name)).toBe(barcode);
});

test.each([
  ['7', 7],
  ['0', -1],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', -1],
  ['', -1],
  [' 7', -1],
  ['7a', -1],
  ['-7', -1],
  ['1e3', -1],
  [null, -1],
  [undefined, -1],
])('the text %j is the id %i', (text, row) => {
  expect(numericId(text)).toBe(row);
});

test.each([
  ['2026-11-20', '2026-11-20T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
  ['2025-12-31', '2025-12-31T03:00:00.000Z', '2026-01-01T03:00:00.000Z'],
  // Summer time: two hours behind UTC.
  ['2019-01-10', '2019-01-10T02:00:00.000Z', '2019-01-11T02:00:00.000Z'],
  // The clocks skipped midnight, so the day began at one o’clock.
  ['2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ['2018-11-03', '2018-11-03T03:00:00.000Z', '2018-11-04T03:00:00.000Z'],
  // The clocks went back, so the last hour of the previous day occurred twice.
  ['2019-02-17', '2019-02-17T03:00:00.000Z', '2019-02-18T03:00:00.000Z'],
])('the day %s begins at %s and ends at %s', (day, start, end) => {
  for (const _ of ['computed', 'cached']) expect(new Date(startOfSaoPauloDay(day)).toISOString()).toBe(start);
  expect(new Date(endOfSaoPauloDay(day)).toISOString()).toBe(end);
  expect([startOfSaoPauloDay(day), startOfSaoPauloDay(day) - 1].map(saoPauloDay)).toEqual([
    day,
    new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10),
  ]);
  expect(betweenDays(day, day)).toEqual({ from: Date.parse(start), until: Date.parse(end) });
});

test('days beyond the cache size are still computed, and a missing bound is undefined', () => {
  const dayOf = (at: number) => new Date(Date.UTC(2021, 0, at)).toISOString().slice(0, 10);
  for (let at = 1; at <= 1100; at += 1)
    expect(startOfSaoPauloDay(dayOf(at))).toBe(Date.parse(`${dayOf(at)}T03:00:00Z`));
  expect(betweenDays(undefined, '')).toEqual({ from: undefined, until: undefined });
});

test.each([
  ['2026-03-01', '2026-03-31', undefined],
  ['2026-03-01', '2026-03-01', undefined],
  // The clocks went forward on the 4th, and 2024 had a 29th of February.
  ['2018-10-20', '2018-11-19', undefined],
  ['2018-10-20', '2018-11-20', `Intervalo máximo de ${limits.periodDays} dias`],
  ['2024-02-20', '2024-03-21', undefined],
  ['2024-02-20', '2024-03-22', `Intervalo máximo de ${limits.periodDays} dias`],
  ['2026-03-01', '2026-04-01', `Intervalo máximo de ${limits.periodDays} dias`],
  ['2026-03-02', '2026-03-01', 'A data final é anterior à data inicial.'],
])('the range from %s to %s has the refusal %j', (first, last, message) => {
  const failure = failureOf(() => checkRange(first, last)) as DomainError | undefined;
  expect([failure?.name, failure?.reason, failure?.message]).toEqual(
    message === undefined ? [undefined, undefined, undefined] : ['DomainError', 'invalid', message],
  );
});

test('a card is validated by the rule of its operator, or by its length only', () => {
  expect(refuseCardNumber('301264', '1234567890123456')).toBeUndefined();
  expect(refuseCardNumber('301264', '123')).toEqual(expect.stringMatching(/./));
  expect(cardNumberRuleOf('301264')).toBeDefined();
  expect(cardNumberRuleOf('999999')).toBeUndefined();
  expect(refuseCardNumber('999999', `1${'x'.repeat(19)}`)).toBeUndefined();
  expect(refuseCardNumber('999999', `1${'x'.repeat(20)}`)).toBe('Deve possuir até 20 caracteres');
  expect(refuseCardNumber('999999', '-')).toBe('Informe o número da carteirinha.');
  expect(refuseCardNumber('999999', '1,23457E+17')).toMatch(/^O Excel encurtou este número/);
});

test.each([
  ['a.csv', 'a.csv', 'a.csv'],
  ['Relação (1).csv', 'Relacao__1_.csv', 'Rela%C3%A7%C3%A3o%20%281%29.csv'],
  ["d'água*.pdf", 'd_agua_.pdf', 'd%27%C3%A1gua%2A.pdf'],
  ['a"b\r\n.csv', 'a_b__.csv', 'a%22b%0D%0A.csv'],
])('the header of the file %j has an ASCII name and the real name', (name, plain, encoded) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
});

const record = {
  cardNumber: '123',
  fullName: 'Ana; "Bia"',
  operatorName: 'Saúde Norte',
  brandName: 'Aurora',
  planName: 'Ouro',
  createdAt: Date.UTC(2026, 10, 20, 15),
  consumer: 'Portal',
  isActive: false,
};
test('a report begins with its columns and has every field of each record', () => {
  expect(reportHead).toBe('\uFEFFCarteirinha,Paciente,Operadora,Marca,Plano,Data,Origem,Status\r\n');
  expect(reportLine(record)).toBe('123,"Ana; ""Bia""",Saúde Norte,Aurora,Ouro,20/11/2026 - 12:00,Portal,Inativo\r\n');
  expect(reportLine({ ...record, cardNumber: '', fullName: 'Ana', isActive: true })).toBe(
    ',Ana,Saúde Norte,Aurora,Ouro,20/11/2026 - 12:00,Portal,Ativo\r\n',
  );
  expect(reportLine({ ...record, fullName: null, planName: null })).toBe(
    '123,,Saúde Norte,Aurora,,20/11/2026 - 12:00,Portal,Não encontrado\r\n',
  );
});

const account = { username: ' Ana.B-1_ ', email: ' Ana@Exemplo.br ', givenName: ' Ana ', password: 'x'.repeat(12) };
test('the names of an account are trimmed, and user name and e-mail are in lower case', () => {
  expect(validateNewUser(account)).toEqual({ username: 'ana.b-1_', email: 'ana@exemplo.br', givenName: 'Ana' });
  const longest = { username: 'a'.repeat(60), givenName: 'á'.repeat(200), password: 'x'.repeat(200) };
  expect(validateNewUser({ ...account, ...longest })).toMatchObject({ username: longest.username });
  expect(validateNewUser({ ...account, username: 'ab', email: 'a@b' })).toMatchObject({ username: 'ab', email: 'a@b' });
});

test.each([
  ['username', ['a', 'a'.repeat(61), 'ána', 'a b', 'ana!', ''], /^O usuário deve ter de 2 a 60 letras/],
  [
    'email',
    ['', 'ana', '@b', 'a@', 'a@b@c', 'a b@c', `${'a'.repeat(101)}@b`, `a@${'b'.repeat(91)}`],
    /^Informe um e-mail/,
  ],
  ['givenName', ['', '  ', 'a'.repeat(201), 'a\nb'], /^Informe o nome/],
  ['password', ['x'.repeat(11), 'x'.repeat(201), ''], /^A senha deve ter de 12 a 200 caracteres\.$/],
] as const)('each %s of %j is refused at its field', (field, values, message) => {
  const failures = values.map(
    (value) => failureOf(() => validateNewUser({ ...account, [field]: value })) as DomainError,
  );
  expect(failures.map(({ reason }) => reason)).toEqual(values.map(() => 'invalid'));
  expect(failures.map(({ fields }) => fields)).toEqual(values.map(() => ({ [field]: expect.stringMatching(message) })));
});

test('a refusal says what to do', () => {
  expect(emptyFile()).toMatchObject({ reason: 'unreadable', message: 'O arquivo está vazio. Escolha outro.' });
  expect(tooLargeFile(20 * 1024 * 1024 + 1)).toMatchObject({
    reason: 'tooLarge',
    message: 'O arquivo é maior que 20 MB. Envie um arquivo menor.',
  });
  expect(takenField('email', 'Em uso.')).toMatchObject({ reason: 'conflict', fields: { email: 'Em uso.' } });
});
