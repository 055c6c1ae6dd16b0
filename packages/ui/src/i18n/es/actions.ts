import type { Messages } from '../ptBR.ts';

export const actionsEs: Messages['actions'] = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Limpiar',
  clearAll: 'Limpiar todo',
  search: 'Buscar',
  clearSearch: 'Borrar búsqueda',
  newTab: '(se abre en una pestaña nueva)',
  retry: 'Reintentar',
  pending: 'En curso',
  filters: 'Filtros',
  removeFilter: (filter: string) => `Quitar el filtro: ${filter}`,
  filterRemoved: (filter: string) => `Filtro quitado: ${filter}`,
  copy: (what) => `Copiar: ${what}`,
  copied: (what) => `Copiado al portapapeles: ${what}`,
  copyFailed: (what) => `No se pudo copiar: ${what}`,
  copyFailedNote: 'Seleccione el texto y cópielo con Ctrl+C.',
};
