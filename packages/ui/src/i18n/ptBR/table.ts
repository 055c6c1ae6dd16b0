import { formatWhole } from './formatWhole.ts';

const entries = (count: number) => `${formatWhole(count)} ${count === 1 ? 'item' : 'itens'}`;

export const tablePtBR = {
  emptyTitle: 'Nenhum resultado para esta busca.',
  emptyHint: 'Você pode tentar uma nova pesquisa.',
  emptyPage: 'Esta página não tem itens.',
  emptyPageHint: 'Escolha outra página.',
  errorTitle: 'Não foi possível carregar a lista.',
  scrollable: (name: string) => `${name}, tabela com rolagem`,
  showing: (count: number) => `Exibindo ${entries(count)}`,
  showingPage: (page: number, pageCount: number, first: number, last: number, total: number) =>
    `Página ${formatWhole(page)} de ${formatWhole(pageCount)}, itens ${formatWhole(first)} a ${formatWhole(last)} de ${formatWhole(total)}`,
  showingUncounted: (page: number, first: number, last: number) =>
    `Página ${formatWhole(page)}, itens ${formatWhole(first)} a ${formatWhole(last)}`,
  sortBy: 'Ordenar por:',
  unsorted: 'Ordem da lista',
  sortOption: (header: string, direction: 'ascending' | 'descending') =>
    `${header}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
  filteredColumn: (header: string) => `${header}, com filtro`,
  sorted: (order: string) => `Ordenação: ${order}.`,
};
