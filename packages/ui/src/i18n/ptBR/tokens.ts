const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** At most three of the texts; the others are counted. */
const some = (texts: readonly string[]) =>
  texts.length > 3 ? `${texts.slice(0, 3).join(', ')} e mais ${texts.length - 3}` : texts.join(', ');

export const tokensPtBR = {
  /** The name of the group of tokens. */
  group: (label: string) => `Itens de ${label}`,
  /** The name of a wrong token. */
  wrong: (token: string, reason: string) => `${token}, inválido: ${reason}`,
  clear: (label: string) => `Limpar ${label}`,
  /** Describes the box. Five tokens at most are listed. */
  summary: (tokens: readonly string[]) =>
    several(tokens.length, 'item', 'itens') + (tokens.length > 5 ? '' : `: ${tokens.join(', ')}`),
  /** Next to the message, if there is a limit. */
  countOf: (count: number, limit: number) => `${count} de ${limit}`,
  added: (token: string) => `Adicionado: ${token}`,
  removed: (token: string) => `Removido: ${token}`,
  cleared: (count: number) => `${several(count, 'item removido', 'itens removidos')}`,
  /** After Undo or Redo. */
  restored: (count: number) => (count === 0 ? 'Nenhum item' : several(count, 'item', 'itens')),
  /** The result of a paste. Parts of zero are left out. */
  counts: (added: number, invalid: number, repeated: number, over: number, limit: number) =>
    [
      added > 0 && several(added, 'adicionado', 'adicionados'),
      invalid > 0 && several(invalid, 'inválido', 'inválidos'),
      repeated > 0 && several(repeated, 'repetido', 'repetidos'),
      over > 0 && `${over} além do limite de ${limit}`,
    ]
      .filter(Boolean)
      .join(', '),
  repeatedOne: (token: string) => `“${token}” já está na lista.`,
  full: (token: string, limit: number) => `“${token}” não entrou: o limite é de ${several(limit, 'item', 'itens')}.`,
  fixOne: (token: string, reason: string) => `“${token}” é inválido: ${reason}. Corrija ou remova.`,
  fixSeveral: (tokens: readonly string[]) => `Corrija ou remova: ${some(tokens)}.`,
  /** While a wrong token is corrected. */
  correcting: (token: string, reason: string) => `“${token}” era inválido: ${reason}.`,
};
