import type { Messages } from '../ptBR.ts';

const integerFormat = new Intl.NumberFormat('en');

export const paginationEn: Messages['pagination'] = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${integerFormat.format(page)}`,
  pageNumber: (page) => integerFormat.format(page),
  isFirst: 'This is the first page',
  isLast: 'This is the last page',
  total: (count) => `Total items: ${integerFormat.format(count)}`,
  range: (first, last) => `Showing ${integerFormat.format(first)} to ${integerFormat.format(last)}`,
  perPage: 'Items per page:',
  gap: '…',
  jump: 'Go to page:',
};
