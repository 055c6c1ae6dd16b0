/** For a filter bar, which is collapsed into one row on a phone. */
export const filtersPtBR = {
  filters: 'Filtros',
  removeFilter: (filter: string) => `Remover filtro: ${filter}`,
  filterRemoved: (filter: string) => `Filtro removido: ${filter}`,
};
