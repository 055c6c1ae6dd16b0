import type { Messages } from '../ptBR.ts';

const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const some = (texts: readonly string[]) =>
  texts.length > 3 ? `${texts.slice(0, 3).join(', ')} and ${texts.length - 3} more` : texts.join(', ');

export const tokensEn: Messages['tokens'] = {
  group: (label) => `Items of ${label}`,
  wrong: (token, reason) => `${token}, invalid: ${reason}`,
  clear: (label) => `Clear ${label}`,
  summary: (tokens) => several(tokens.length, 'item', 'items') + (tokens.length > 5 ? '' : `: ${tokens.join(', ')}`),
  countOf: (count, limit) => `${count} of ${limit}`,
  added: (token) => `Added: ${token}`,
  removed: (token) => `Removed: ${token}`,
  cleared: (count) => several(count, 'item removed', 'items removed'),
  restored: (count) => (count === 0 ? 'No items' : several(count, 'item', 'items')),
  counts: (added, invalid, repeated, over, limit) =>
    [
      added > 0 && `${added} added`,
      invalid > 0 && `${invalid} invalid`,
      repeated > 0 && several(repeated, 'duplicate', 'duplicates'),
      over > 0 && `${over} over the limit of ${limit}`,
    ]
      .filter(Boolean)
      .join(', '),
  repeatedOne: (token) => `“${token}” is already in the list.`,
  full: (token, limit) => `“${token}” was not added: the limit is ${several(limit, 'item', 'items')}.`,
  fixOne: (token, reason) => `“${token}” is invalid: ${reason}. Correct or remove it.`,
  fixSeveral: (tokens) => `Correct or remove: ${some(tokens)}.`,
  correcting: (token, reason) => `“${token}” was invalid: ${reason}.`,
};
