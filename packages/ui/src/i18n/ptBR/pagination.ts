const whole = new Intl.NumberFormat('pt-BR');

export const paginationPtBR = {
  label: 'Paginação',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number) => `Página ${whole.format(page)}`,
  pageNumber: (page: number) => whole.format(page),
  isFirst: 'Esta é a primeira página',
  isLast: 'Esta é a última página',
  total: (count: number) => `Total de itens: ${whole.format(count)}`,
  range: (first: number, last: number) => `Exibindo ${whole.format(first)} a ${whole.format(last)}`,
  perPage: 'Limite por página:',
  gap: '…',
  jump: 'Ir para a página:',
};
