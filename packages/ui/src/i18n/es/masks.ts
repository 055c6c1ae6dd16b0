import type { Messages } from '../ptBR.ts';

const counted = (count: number, takesLetters: boolean) => {
  const word = takesLetters ? 'carácter' : 'dígito';
  const words = takesLetters ? 'caracteres' : 'dígitos';
  return count === 1 ? `Se pegó 1 ${word}` : `Se pegaron ${count} ${words}`;
};

/** CPF, CNPJ, CNS, CEP and DDD are names without a Spanish form. */
export const masksEs: Messages['masks'] = {
  cpfCheckDigit: 'Revise el CPF: sus dígitos de control no coinciden',
  cnpjCheckDigit: 'Revise el CNPJ: sus dígitos de control no coinciden',
  cnsCheckDigit: 'Revise el CNS: su dígito de control no coincide',
  cep: 'Revise el CEP: ninguno empieza por 00',
  phoneArea: 'Revise el prefijo (DDD): no existe',
  phoneNumber: 'Revise el teléfono: los móviles tienen 9 dígitos y empiezan por 9, los fijos tienen 8',
  cardGroup: (hint, length) => `${hint}: ${length} ${length === 1 ? 'carácter' : 'caracteres'}`,
  fraction: 'Revise el número: lo que sigue al punto o a la coma pasó a ser parte de él',
  pastedNothing: 'Nada del texto pegado cabe aquí',
  pastedLetters: 'El campo solo admite dígitos; las letras pegadas se omitieron',
  digitsOnly: 'Aquí solo van dígitos',
  full: 'El campo está lleno',
  noMark: 'Aquí no va punto ni coma',
  pastedTooLong: (pasted, places, takesLetters) => `${counted(pasted, takesLetters)}; en el campo caben ${places}`,
  pastedWithoutRoom: (pasted, kept, takesLetters) =>
    kept === 0
      ? 'El campo está lleno; no se pegó nada'
      : `${counted(pasted, takesLetters)}; solo había sitio para ${kept}`,
  refusedWhileEmpty: (reason) => `${reason.replace(/[.;]$/, '')}. Escriba el valor o limpie el campo.`,
  clearRefusal: (label) => `Limpiar ${label}`,
  boletoBlock: (block) => `Revise el bloque ${block}: su dígito de control no coincide`,
  boletoWhole: 'Revise toda la línea: su dígito de control general no coincide',
  boletoSays: (amount, dueOn) =>
    [amount || 'Importe abierto', dueOn ? `vence el ${dueOn}` : 'sin fecha de vencimiento'].join(', '),
};
