import type { Messages } from '../ptBR.ts';

export const commandsEn: Messages['commands'] = {
  placeholder: 'Type what you are looking for',
  recent: 'Recent',
  searching: 'Searching…',
  empty: 'Nothing found.',
  failed: 'The search failed.',
  count: (total) => (total === 1 ? '1 result' : `${total} results`),
  partial: (shown, total) => `Showing ${shown} of ${total}, keep typing`,
  keyOpen: 'Ctrl K',
  keyOpenApple: '⌘ K',
  keyArrows: '↑ ↓',
  arrowsMove: 'move',
  keyEnter: '↵',
  enterUses: 'open',
  keyEscape: 'Esc',
  escapeCloses: 'close',
  closeFirst: 'Close the open window before you search.',
  missing: 'The search could not be opened',
  missingNote: 'Check your connection and try again.',
};
