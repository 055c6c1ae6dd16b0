import type { Messages } from '../ptBR.ts';

export const actionsEs: Messages['actions'] = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Borrar',
  clearAll: 'Borrar todo',
  search: 'Buscar',
  clearSearch: 'Borrar búsqueda',
  newTab: '(se abre en una pestaña nueva)',
  retry: 'Reintentar',
  pending: 'En curso',
};
