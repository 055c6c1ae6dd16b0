import type { Messages } from '../ptBR.ts';

import { wholeEs as whole } from './wholeEs.ts';

const counted = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`;

export const tableEs: Messages['table'] = {
  emptyTitle: 'Ningún resultado para esta búsqueda.',
  emptyHint: 'Puede probar otra búsqueda.',
  emptyPage: 'Esta página no tiene elementos.',
  emptyPageHint: 'Elija otra página.',
  errorTitle: 'No se pudo cargar la lista.',
  scrollable: (name) => `${name}, tabla desplazable`,
  showing: (count) => `Se muestran ${counted(count, 'elemento', 'elementos')}`,
  showingPage: (page, pageCount, first, last, total) =>
    `Página ${whole(page)} de ${whole(pageCount)}, elementos del ${whole(first)} al ${whole(last)} de ${whole(total)}`,
  showingUncounted: (page, first, last) => `Página ${whole(page)}, elementos del ${whole(first)} al ${whole(last)}`,
  sortBy: 'Ordenar por:',
  unsorted: 'Orden de la lista',
  sortOption: (header, direction) => `${header}, ${direction === 'ascending' ? 'ascendente' : 'descendente'}`,
  sorted: (order) => `Ordenado por: ${order}.`,
  emptyValue: '-',
  ellipsis: '...',
  selection: 'Selección',
  selectRow: 'Seleccionar',
  selectPage: 'Seleccionar esta página',
  nothingToSelect: 'No se puede seleccionar ninguna fila de esta página',
  selected: (count) => counted(count, 'seleccionada', 'seleccionadas'),
  selectedSaid: (count) =>
    count === 0 ? 'Ninguna fila seleccionada' : counted(count, 'fila seleccionada', 'filas seleccionadas'),
  selectionOpened: 'Las acciones están después de la tabla.',
  selectAll: (count) => `Seleccionar todas (${whole(count)})`,
  clearSelection: 'Limpiar',
  selectionBar: (name) => `Selección en ${name}`,
  copyRows: 'Copiar',
  copied: (count) => counted(count, 'fila copiada', 'filas copiadas'),
  copyFailed: 'No se pudieron copiar las filas',
  copyFailedNote: 'El navegador no dio acceso al portapapeles. Con el foco en la tabla, use Ctrl+C.',
  copyOnlySeen: 'No se pueden copiar filas de páginas que no se han abierto',
  details: 'Detalles',
  showDetails: 'Mostrar detalles',
  hideDetails: 'Ocultar detalles',
  columnWidth: (header) => `Ancho de ${header}`,
  view: 'Vista',
  columns: 'Columnas visibles',
  density: 'Densidad',
  comfortable: 'Cómoda',
  compact: 'Compacta',
  wholeTexts: 'Textos completos',
  restoreView: 'Restablecer',
};
