import type { Messages } from '../ptBR.ts';

export const toastsEs: Messages['toasts'] = {
  region: 'Notificaciones',
  dismiss: 'Cerrar notificación',
  actionHint: (action) => `Pulse F6 para ir a la acción: ${action}.`,
  times: (count) => (count === 1 ? '1 vez' : `${count} veces`),
  recent: 'Notificaciones recientes',
  unread: 'Hay notificaciones sin leer.',
  recentEmpty: 'Todavía no hay notificaciones.',
  recentHint: 'Las notificaciones quedan aquí hasta que salga o recargue la página.',
};
