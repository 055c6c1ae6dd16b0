const whole = new Intl.NumberFormat('pt-BR');
const entries = (count: number) => `${whole.format(count)} ${count === 1 ? 'item' : 'itens'}`;

export const tablePtBR = {
  emptyTitle: 'Nenhum resultado para esta busca.',
  emptyHint: 'Você pode tentar uma nova pesquisa.',
  emptyPage: 'Esta página não tem itens.',
  emptyPageHint: 'Escolha outra página.',
  errorTitle: 'Não foi possível carregar a lista.',
  scrollable: (name: string) => `${name}, tabela com rolagem`,
  showing: (count: number) => `Mostrando ${entries(count)}`,
  showingPage: (page: number, pageCount: number, first: number, last: number, total: number) =>
    `Página ${whole.format(page)} de ${whole.format(pageCount)}, itens ${whole.format(first)} a ${whole.format(last)} de ${whole.format(total)}`,
  sortBy: 'Ordenar por:',
  unsorted: 'Ordem da lista',
  sortOption: (header: string, direction: 'ascending' | 'descending') =>
    `${header}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
  sorted: (order: string) => `Ordenação: ${order}.`,
};
