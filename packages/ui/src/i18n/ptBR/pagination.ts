import { formatInteger } from './formatInteger.ts';

export const paginationPtBR = {
  label: 'Paginação',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number) => `Página ${formatInteger(page)}`,
  pageNumber: (page: number) => formatInteger(page),
  isFirst: 'Esta é a primeira página',
  isLast: 'Esta é a última página',
  total: (count: number) => `Total de itens: ${formatInteger(count)}`,
  range: (first: number, last: number) => `Exibindo ${formatInteger(first)} a ${formatInteger(last)}`,
  perPage: 'Limite por página:',
  gap: '…',
  jump: 'Ir para a página:',
};
