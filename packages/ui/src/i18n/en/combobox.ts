import type { Messages } from '../ptBR.ts';

export const comboboxEn: Messages['combobox'] = {
  placeholder: 'Type or choose',
  noSuggestion: 'No suggestions. Your text is used as it is.',
  loadFailed: 'The options could not be loaded.',
  create: (text) => `Create “${text}”`,
  creating: (text) => `Creating “${text}”…`,
  created: (label) => `Option created: ${label}`,
  createFailed: (text) => `“${text}” could not be created. Open the list and try again.`,
  notCreated: (text) => `No option selected for “${text}”. Choose one from the list or create a new one.`,
};
