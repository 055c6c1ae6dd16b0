import type { Messages } from '../ptBR.ts';

export const actionsEn: Messages['actions'] = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  clearAll: 'Clear all',
  search: 'Search',
  clearSearch: 'Clear search',
  newTab: '(opens in a new tab)',
  retry: 'Try again',
  pending: 'In progress',
  filters: 'Filters',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  filterRemoved: (filter: string) => `Filter removed: ${filter}`,
  copy: (what) => `Copy ${what}`,
  copied: (what) => `Copied: ${what}`,
  copyFailed: (what) => `Could not copy: ${what}`,
  copyFailedNote: 'Select the text and copy it with Ctrl+C.',
};
