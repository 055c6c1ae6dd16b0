import type { Messages } from '../ptBR.ts';

const characters = (count: string) => (count === '1' ? '1 character' : `${count} characters`);

export const fieldsEn: Messages['fields'] = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Password shown',
  passwordHidden: 'Password hidden',
  capsLock: 'Caps Lock is on',
  clearSearch: 'Clear search',
  searchCleared: 'Search cleared',
  required: 'Required',
  problems: (count) => (count === 1 ? 'This form has 1 problem' : `This form has ${count} problems`),

  count: (length, limit) => `${length} of ${characters(limit)}`,
  over: (excess) => `${characters(excess)} too many`,
  tooLong: 'Shorten the text',
  left: (count) => `${characters(count)} left`,
  full: (limit) => `The text has reached the limit of ${characters(limit)}`,
  pastedOver: (excess) => `The pasted text is ${characters(excess)} over the limit; nothing was cut off`,
};
