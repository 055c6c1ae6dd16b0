import type { Messages } from '../ptBR.ts';

const whole = new Intl.NumberFormat('en');

export const paginationEn: Messages['pagination'] = {
  label: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${whole.format(page)}`,
  pageNumber: (page) => whole.format(page),
  isFirst: 'This is the first page',
  isLast: 'This is the last page',
  total: (count) => `Total items: ${whole.format(count)}`,
  range: (first, last) => `Showing ${whole.format(first)} to ${whole.format(last)}`,
  perPage: 'Items per page:',
  gap: '…',
  jump: 'Go to page:',
};
