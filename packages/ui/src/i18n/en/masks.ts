import type { Messages } from '../ptBR.ts';

const counted = (count: number, takesLetters: boolean) => {
  const word = takesLetters ? 'character' : 'digit';
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
};

/** CPF, CNPJ, CNS, CEP and DDD are names without an English form. */
export const masksEn: Messages['masks'] = {
  cpfCheckDigit: 'Check the CPF: its check digits do not match',
  cnpjCheckDigit: 'Check the CNPJ: its check digits do not match',
  cnsCheckDigit: 'Check the CNS: its check digit does not match',
  cep: 'Check the CEP: no CEP starts with 00',
  phoneArea: 'Check the area code (DDD): it does not exist',
  phoneNumber: 'Check the phone number: mobile numbers have 9 digits and start with 9, landlines have 8',
  cardGroup: (hint, length) => `${hint}: ${length} ${length === 1 ? 'character' : 'characters'}`,
  fraction: 'Check the number: the digits after the point or comma became part of it',
  fractionDropped: 'What came after the point or comma was removed from the number. Check it and submit again.',
  pastedNothing: 'The pasted text does not fit this field',
  pastedLetters: 'The field takes digits only; the pasted letters were left out',
  digitsOnly: 'Only digits can be typed here',
  full: 'The field is full; the rest was left out',
  noMark: 'A point or comma cannot be typed here',
  noMinus: 'Negative numbers cannot be typed here',
  plainOnly: 'Only letters without accents and digits can be typed here',
  digitHere: 'Only a digit can be typed in this place',
  moved: 'The character was left out: it would move a letter to a place that takes digits only',
  heldBack: 'Check it and submit again',
  pastedTooLong: (pasted, places, takesLetters) =>
    `The pasted text has ${counted(pasted, takesLetters)} and the field takes ${places}; nothing was pasted`,
  pastedWithoutRoom: (pasted, room, takesLetters) =>
    room === 0
      ? 'The field is full; nothing was pasted'
      : `The pasted text has ${counted(pasted, takesLetters)} and there is only room for ${room}; nothing was pasted`,
  refusedWhileEmpty: (reason) => `${reason.replace(/[.;]$/, '')}. Type the value or clear the field.`,
  clearRefusal: (label) => `Clear ${label}`,
  boletoBlock: (block) => `Check block ${block}: its check digit does not match`,
  boletoLine: 'Check the whole line: its general check digit does not match',
  boletoSays: (amount, dueOn) =>
    [amount || 'No amount given', dueOn ? `due on ${dueOn}` : 'no due date given'].join(', '),
  pixHint: 'CPF, CNPJ, e-mail, mobile phone with +55 or random key',
  pixCpf: 'Key type: CPF',
  pixCpfOrPhone: 'Key type: CPF. If it is a mobile phone, start with +55',
  pixCnpj: 'Key type: CNPJ',
  pixPhone: 'Key type: mobile phone',
  pixEmail: 'Key type: e-mail',
  pixRandom: 'Key type: random',
  pixWrongCpfOrPhone: 'Check the CPF: its check digits do not match. If it is a mobile phone, start with +55',
  pixCountry: 'Check the mobile phone: a key starts with +55 and the area code',
  pixWrongPhone: 'Check the mobile phone: a key has +55, the area code and 9 digits; a landline cannot be a key',
  pixWrongEmail: 'Check the e-mail: it should look like name@example.com',
  pixLongEmail: 'Check the e-mail: a key has at most 77 characters',
  pixWrongRandom: 'Check the random key: it has 32 digits and letters from A to F, with hyphens, in 5 groups',
  pixSeveral: 'There is more than one key in the field: leave only one',
  pixCode: 'This is a Pix Copia e Cola code: enter only the key',
  pixUnknown: 'Check the key: it is a CPF, a CNPJ, an e-mail, a mobile phone with +55 or a random key',
  bank: 'Bank',
  bankPlaceholder: 'Code or name',
  bankOutside: (code) => `${code} (not in the list)`,
  bankAgency: 'Branch',
  bankAgencyHint: 'With its digit, if any',
  bankAgencyForm: 'Check the branch: 4 digits and, at some banks, a check digit',
  bankAgencyDigit: 'The digit of the branch looks wrong. Check it.',
  bankAccount: 'Account',
  bankAccountHint: 'With its digit: 12345-6',
  bankAccountForm: 'Check the account: up to 13 digits and the check digit, which may be a letter (X or P)',
  bankAccountDigit: 'The digit of the account looks wrong. Check it.',
  bankAgencyOrAccountDigit: 'The digit does not go with branch and account. Check them.',
  bankAccountWithoutDigit: 'The digit of the account is missing.',
  bankKind: 'Kind of account',
  bankChecking: 'Checking',
  bankSavings: 'Savings',
  bankPayment: 'Payment',
  bankSeveral: 'The pasted text has more than one account: paste one only',
  bankUnclear: 'The pasted account could not be read. Paste bank, branch and account, or fill in each box.',
  bankPasted: (account) => `Pasted: ${account}`,
  bankAgencyWithNumber: (agency) => `branch ${agency}`,
  bankAccountWithNumber: (account) => `account ${account}`,
};
