import type { Messages } from '../ptBR.ts';

const counted = (count: number, takesLetters: boolean) => {
  const one = takesLetters ? 'carácter' : 'dígito';
  const many = takesLetters ? 'caracteres' : 'dígitos';
  return `El texto pegado tiene ${count} ${count === 1 ? one : many}`;
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
  fractionDropped: 'Lo que seguía al punto o a la coma se quitó del número. Revise y envíe de nuevo.',
  typedOtherName: 'La palabra escrita antes del número no es de este campo',
  pastedNothing: 'El texto pegado no sirve para este campo',
  pastedLetters: 'El campo solo admite dígitos; las letras pegadas se omitieron',
  digitsOnly: 'Aquí solo se admiten dígitos',
  full: 'El campo está lleno; el resto no entró',
  noMark: 'Aquí no se admiten puntos ni comas',
  noMinus: 'Aquí no se admiten números negativos',
  plainOnly: 'Aquí solo se admiten letras sin tilde y dígitos',
  digitHere: 'En esta posición solo se admite un dígito',
  moved: 'El carácter no entró: movería una letra a una posición que solo admite dígitos',
  heldBack: 'Revise: si envía de nuevo, vale lo que está en el campo',
  pastedTooLong: (pasted, places, takesLetters) =>
    `${counted(pasted, takesLetters)} y el campo admite ${places}; no se pegó nada`,
  pastedWithoutRoom: (pasted, room, takesLetters) =>
    room === 0
      ? 'El campo está lleno; no se pegó nada'
      : `${counted(pasted, takesLetters)} y solo ${room === 1 ? 'cabe' : 'caben'} ${room}; no se pegó nada`,
  refusedWhileEmpty: (reason) => `${reason.replace(/[.;]$/, '')}. Escriba el valor o limpie el campo.`,
  clearRefusal: (label) => `Limpiar ${label}`,
  boletoBlock: (block) => `Revise el bloque ${block}: su dígito de control no coincide`,
  boletoLine: 'Revise toda la línea: su dígito de control general no coincide',
  boletoSays: (amount, dueOn) =>
    [amount || 'Importe sin indicar', dueOn ? `vence el ${dueOn}` : 'sin fecha de vencimiento'].join(', '),
  pixHint: 'CPF, CNPJ, correo, móvil con +55 o clave aleatoria',
  pixCpf: 'Tipo de clave: CPF',
  pixCpfOrPhone: 'Tipo de clave: CPF. Si es un móvil, empiece por +55',
  pixCnpj: 'Tipo de clave: CNPJ',
  pixPhone: 'Tipo de clave: móvil',
  pixEmail: 'Tipo de clave: correo',
  pixRandom: 'Tipo de clave: aleatoria',
  pixWrongCpfOrPhone: 'Revise el CPF: sus dígitos de control no coinciden. Si es un móvil, empiece por +55',
  pixCountry: 'Revise el móvil: la clave empieza por +55 y el prefijo (DDD)',
  pixWrongPhone: 'Revise el móvil: la clave tiene +55, el prefijo (DDD) y 9 dígitos; un teléfono fijo no es una clave',
  pixWrongEmail: 'Revise el correo: debe tener la forma nombre@ejemplo.com',
  pixLongEmail: 'Revise el correo: una clave tiene 77 caracteres como máximo',
  pixWrongRandom: 'Revise la clave aleatoria: son 32 números y letras de la A a la F, con guiones, en 5 grupos',
  pixSeveral: 'Hay más de una clave en el campo: deje solo una',
  pixCode: 'Este es un código Pix Copia e Cola: introduzca solo la clave',
  pixUnknown: 'Revise la clave: es un CPF, un CNPJ, un correo, un móvil con +55 o una clave aleatoria',
  bank: 'Banco',
  bankPlaceholder: 'Código o nombre',
  bankOutside: (code) => `${code} (fuera de la lista)`,
  bankAgency: 'Agencia',
  bankAgencyHint: 'Con su dígito, si lo hay',
  bankAgencyForm: 'Revise la agencia: son 4 números y, en algunos bancos, un dígito de control',
  bankAgencyDigit: 'El dígito de la agencia parece incorrecto. Revíselo.',
  bankAccount: 'Cuenta',
  bankAccountHint: 'Con su dígito: 12345-6',
  bankAccountForm: 'Revise la cuenta: son hasta 13 números y el dígito, que puede ser una letra (X o P)',
  bankAccountDigit: 'El dígito de la cuenta parece incorrecto. Revíselo.',
  bankAgencyOrAccountDigit: 'El dígito no corresponde a la agencia y la cuenta. Revíselas.',
  bankAccountWithoutDigit: 'Falta el dígito de la cuenta.',
  bankKind: 'Tipo de cuenta',
  bankChecking: 'Corriente',
  bankSavings: 'De ahorro',
  bankPayment: 'De pago',
  bankSeveral: 'El texto pegado tiene más de una cuenta: pegue solo una',
  bankUnclear: 'No se pudo leer la cuenta pegada. Pegue banco, agencia y cuenta, o rellene cada campo.',
  bankPasted: (account) => `Pegado: ${account}`,
  bankAgencyWithNumber: (agency) => `agencia ${agency}`,
  bankAccountWithNumber: (account) => `cuenta ${account}`,
};
