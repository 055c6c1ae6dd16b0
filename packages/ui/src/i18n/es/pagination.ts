import type { Messages } from '../ptBR.ts';

import { wholeEs as whole } from './wholeEs.ts';

export const paginationEs: Messages['pagination'] = {
  label: 'Paginación',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page) => `Página ${whole(page)}`,
  pageNumber: (page) => whole(page),
  isFirst: 'Esta es la primera página',
  isLast: 'Esta es la última página',
  total: (count) => `Total de elementos: ${whole(count)}`,
  range: (first, last) => `Se muestran del ${whole(first)} al ${whole(last)}`,
  perPage: 'Elementos por página:',
  gap: '…',
  jump: 'Ir a la página:',
};
