import { formatInteger } from './formatInteger.ts';

const entries = (count: number) => `${formatInteger(count)} ${count === 1 ? 'item' : 'itens'}`;

export const tablePtBR = {
  emptyTitle: 'Nenhum resultado para esta busca.',
  emptyHint: 'Você pode tentar uma nova pesquisa.',
  emptyPage: 'Esta página não tem itens.',
  emptyPageHint: 'Escolha outra página.',
  errorTitle: 'Não foi possível carregar a lista.',
  scrollable: (name: string) => `${name}, tabela com rolagem`,
  showing: (count: number) => `Exibindo ${entries(count)}`,
  showingPage: (page: number, pageCount: number, first: number, last: number, total: number) =>
    `Página ${formatInteger(page)} de ${formatInteger(pageCount)}, itens ${formatInteger(first)} a ${formatInteger(last)} de ${formatInteger(total)}`,
  showingUncounted: (page: number, first: number, last: number) =>
    `Página ${formatInteger(page)}, itens ${formatInteger(first)} a ${formatInteger(last)}`,
  sortBy: 'Ordenar por:',
  unsorted: 'Ordem da lista',
  sortOption: (header: string, direction: 'ascending' | 'descending') =>
    `${header}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
  filteredColumn: (header: string) => `${header}, com filtro`,
  sorted: (order: string) => `Ordenação: ${order}.`,
};
