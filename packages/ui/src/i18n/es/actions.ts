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
  filters: 'Filtros',
  removeFilter: (filter: string) => `Quitar el filtro: ${filter}`,
  filterRemoved: (filter: string) => `Filtro quitado: ${filter}`,
};
