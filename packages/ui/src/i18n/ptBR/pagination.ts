import { formatWhole } from './formatWhole.ts';

export const paginationPtBR = {
  label: 'Paginação',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: (page: number) => `Página ${formatWhole(page)}`,
  pageNumber: (page: number) => formatWhole(page),
  isFirst: 'Esta é a primeira página',
  isLast: 'Esta é a última página',
  total: (count: number) => `Total de itens: ${formatWhole(count)}`,
  range: (first: number, last: number) => `Exibindo ${formatWhole(first)} a ${formatWhole(last)}`,
  perPage: 'Limite por página:',
  gap: '…',
  jump: 'Ir para a página:',
};
