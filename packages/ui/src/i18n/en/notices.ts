import type { Messages } from '../ptBR.ts';

export const noticesEn: Messages['notices'] = {
  info: 'Information:',
  positive: 'Success:',
  caution: 'Warning:',
  critical: 'Error:',
  dismiss: 'Close notice',
  dismissTitled: (title) => `Close notice: ${title}`,
};
