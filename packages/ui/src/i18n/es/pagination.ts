import type { Messages } from '../ptBR.ts';

import { formatIntegerEs as formatInteger } from './formatIntegerEs.ts';

export const paginationEs: Messages['pagination'] = {
  label: 'Paginación',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page) => `Página ${formatInteger(page)}`,
  pageNumber: (page) => formatInteger(page),
  isFirst: 'Esta es la primera página',
  isLast: 'Esta es la última página',
  total: (count) => `Total de elementos: ${formatInteger(count)}`,
  range: (first, last) => `Se muestran del ${formatInteger(first)} al ${formatInteger(last)}`,
  perPage: 'Elementos por página:',
  gap: '…',
  jump: 'Ir a la página:',
};
