import type { Messages } from '../ptBR.ts';

export const toastsEn: Messages['toasts'] = {
  region: 'Notifications',
  dismiss: 'Close notification',
  actionHint: (action) => `Press F6 to go to the action: ${action}.`,
  times: (count) => (count === 1 ? 'once' : `${count} times`),
  recent: 'Recent notifications',
  unread: 'There are unread notifications.',
  recentEmpty: 'No notifications yet.',
  recentHint: 'Notifications stay here until you leave or reload the page.',
};
