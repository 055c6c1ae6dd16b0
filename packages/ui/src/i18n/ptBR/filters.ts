/** Of a filter bar that a phone folds into one row. */
export const filtersPtBR = {
  filters: 'Filtros',
  removeFilter: (filter: string) => `Remover filtro: ${filter}`,
  filterRemoved: (filter: string) => `Filtro removido: ${filter}`,
};
