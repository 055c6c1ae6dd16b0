import { expect, test } from 'vitest';
import { emptyDraft } from './individualQuerySuite.ts';
import { keptFields } from './patientFields.ts';

const typed = { ...emptyDraft, cardNumber: '1', fullName: 'Ana', cpf: '12345678909', birth: '1985-11-02' };
const none = { cardNumber: false, fullName: false, cpf: false, birthDate: false };

test.each([
  ['nothing', none, {}],
  ['a card number', { ...none, cardNumber: true }, {}],
  ['a name', { ...none, fullName: true }, { fullName: 'Ana' }],
  [
    'CPF and birth date',
    { ...none, cpf: true, birthDate: true },
    { cpf: '12345678909', birth: '1985-11-02', birthText: '' },
  ],
])('an operator that uses %s keeps these typed fields: %o', (_what, usedFields, kept) => {
  expect(keptFields(typed, usedFields)).toEqual(kept);
});

test('an operator with unknown fields keeps all typed fields except the card number', () => {
  expect(keptFields(typed, undefined)).toEqual({
    fullName: 'Ana',
    cpf: '12345678909',
    birth: '1985-11-02',
    birthText: '',
  });
});
