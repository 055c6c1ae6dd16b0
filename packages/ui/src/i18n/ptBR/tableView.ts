/** Of what the reader may change about a table that keeps it. */
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
