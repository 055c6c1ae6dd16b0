import type { Messages } from '../ptBR.ts';

const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const some = (texts: readonly string[]) =>
  texts.length > 3 ? `${texts.slice(0, 3).join(', ')} y ${texts.length - 3} más` : texts.join(', ');

export const tokensEs: Messages['tokens'] = {
  group: (label) => `Elementos de ${label}`,
  wrong: (token, reason) => `${token}, no válido: ${reason}`,
  clear: (label) => `Borrar ${label}`,
  summary: (tokens) =>
    several(tokens.length, 'elemento', 'elementos') + (tokens.length > 5 ? '' : `: ${tokens.join(', ')}`),
  countOf: (count, limit) => `${count} de ${limit}`,
  added: (token) => `Añadido: ${token}`,
  removed: (token) => `Quitado: ${token}`,
  cleared: (count) => several(count, 'elemento quitado', 'elementos quitados'),
  restored: (count) => (count === 0 ? 'Ningún elemento' : several(count, 'elemento', 'elementos')),
  counts: (added, invalid, repeated, over, limit) =>
    [
      added > 0 && several(added, 'añadido', 'añadidos'),
      invalid > 0 && several(invalid, 'no válido', 'no válidos'),
      repeated > 0 && several(repeated, 'repetido', 'repetidos'),
      over > 0 && `${over} por encima del límite de ${limit}`,
    ]
      .filter(Boolean)
      .join(', '),
  repeatedOne: (token) => `«${token}» ya está en la lista.`,
  full: (token, limit) => `«${token}» no se añadió: el límite es de ${several(limit, 'elemento', 'elementos')}.`,
  fixOne: (token, reason) => `«${token}» no es válido: ${reason}. Corríjalo o quítelo.`,
  fixSeveral: (tokens) => `Corrija o quite: ${some(tokens)}.`,
  correcting: (token, reason) => `«${token}» no era válido: ${reason}.`,
};
