/** For expandable rows; imported by `rowDetails`. */
export const tableDetailsPtBR = {
  details: 'Detalhes',
  showDetails: 'Mostrar detalhes',
  hideDetails: 'Ocultar detalhes',
};
