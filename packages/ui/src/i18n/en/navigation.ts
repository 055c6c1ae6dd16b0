import type { Messages } from '../ptBR.ts';

export const navigationEn: Messages['navigation'] = {
  breadcrumbs: 'You are here',
  stepOf: (number, total) => `Step ${number} of ${total}:`,
  done: 'done',
  error: 'has a problem',
};
