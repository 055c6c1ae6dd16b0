/** For the settings of a table that the user can change and the table stores. */
export const tableViewPtBR = {
  columnWidth: (header: string) => `Largura de ${header}`,
  view: 'Exibição',
  columns: 'Colunas visíveis',
  density: 'Densidade',
  comfortable: 'Confortável',
  compact: 'Compacta',
  wholeTexts: 'Textos inteiros',
  restoreView: 'Restaurar padrão',
};
