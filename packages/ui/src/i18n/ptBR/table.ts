const whole = new Intl.NumberFormat('pt-BR');
const entries = (count: number) => `${whole.format(count)} ${count === 1 ? 'item' : 'itens'}`;

export const table = {
  emptyTitle: 'Nenhum resultado para esta busca.',
  emptyHint: 'Você pode tentar uma nova pesquisa.',
  errorTitle: 'Não foi possível carregar a lista.',
  emptyValue: '-',
  ellipsis: '...',
  scrollable: (name: string) => `${name}, tabela com rolagem`,
  showing: (count: number) => `Mostrando ${entries(count)}`,
  showingPage: (page: number, pageCount: number, first: number, last: number, total: number) =>
    `Página ${whole.format(page)} de ${whole.format(pageCount)}, itens ${whole.format(first)} a ${whole.format(last)} de ${whole.format(total)}`,
  view: 'Exibição',
  columns: 'Colunas visíveis',
  density: 'Densidade',
  comfortable: 'Confortável',
  compact: 'Compacta',
  wholeTexts: 'Textos inteiros',
  restoreView: 'Restaurar padrão',
};

export const pagination = {
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
