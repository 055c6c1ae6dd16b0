/** For the filters in the headers of a table. */
export const tableFiltersPtBR = {
  filterColumn: (header: string) => `Filtrar ${header}`,
  filterApplied: 'filtro aplicado',
  filterContains: (header: string) => `${header} contém`,
  filterMin: 'Mínimo',
  filterMax: 'Máximo',
  applyFilter: 'Aplicar',
  appliedFilters: 'Filtros aplicados',
  filterBetween: (from: string, to: string) => `${from} a ${to}`,
  filterFrom: (from: string) => `a partir de ${from}`,
  filterUpTo: (to: string) => `até ${to}`,
};
