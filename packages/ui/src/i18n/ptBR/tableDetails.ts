/** Of rows that open: `rowDetails` brings them. */
export const tableDetailsPtBR = {
  details: 'Detalhes',
  showDetails: 'Mostrar detalhes',
  hideDetails: 'Ocultar detalhes',
};
