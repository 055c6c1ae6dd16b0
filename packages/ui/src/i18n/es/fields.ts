import type { Messages } from '../ptBR.ts';

const characters = (count: string) => (count === '1' ? '1 carácter' : `${count} caracteres`);

export const fieldsEs: Messages['fields'] = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  passwordShown: 'Contraseña visible',
  passwordHidden: 'Contraseña oculta',
  capsLock: 'Bloq Mayús está activado',
  clearSearch: 'Borrar búsqueda',
  searchCleared: 'Búsqueda borrada',
  required: 'Obligatorio',
  problems: (count) => (count === 1 ? 'Hay 1 problema en el formulario' : `Hay ${count} problemas en el formulario`),

  count: (length, limit) => `${length} de ${characters(limit)}`,
  over: (excess) => (excess === '1' ? 'Sobra 1 carácter' : `Sobran ${characters(excess)}`),
  tooLong: 'Acorte el texto',
  left: (count) => (count === '1' ? 'Queda 1 carácter' : `Quedan ${characters(count)}`),
  full: (limit) => `El texto llegó al límite de ${characters(limit)}`,
  pastedOver: (excess) => `Se pegó el texto completo, que supera el límite en ${characters(excess)}`,
};
