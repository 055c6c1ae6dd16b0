import type { Messages } from '../ptBR.ts';

const counted = (count: number, takesLetters: boolean) => {
  const word = takesLetters ? 'character' : 'digit';
  return count === 1 ? `1 ${word} was` : `${count} ${word}s were`;
};

/** CPF, CNPJ, CNS, CEP and DDD are names: they have no English ones. */
export const masksEn: Messages['masks'] = {
  cpfCheckDigit: 'Check the CPF: its check digits do not match',
  cnpjCheckDigit: 'Check the CNPJ: its check digits do not match',
  cnsCheckDigit: 'Check the CNS: its check digit does not match',
  cep: 'Check the CEP: none starts with 00',
  phoneArea: 'Check the area code (DDD): it does not exist',
  phoneNumber: 'Check the phone number: mobile numbers have 9 digits and start with 9, landlines have 8',
  cardGroup: (hint, length) => `${hint}: ${length} ${length === 1 ? 'character' : 'characters'}`,
  pastedTooLong: (pasted, places, takesLetters) => `${counted(pasted, takesLetters)} pasted; the field takes ${places}`,
  pastedWithoutRoom: (pasted, kept, takesLetters) =>
    kept === 0
      ? 'The field is full; nothing was pasted'
      : `${counted(pasted, takesLetters)} pasted; there was room for ${kept} only`,
  pastedNothing: 'None of the pasted text goes here',
  pastedLetters: 'The field takes digits only; the pasted letters were left out',
  digitsOnly: 'Only digits go here',
  full: 'The field is full',
};
