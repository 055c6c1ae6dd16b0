import type { Messages } from '../ptBR.ts';

export const commandsEs: Messages['commands'] = {
  placeholder: 'Escriba lo que busca',
  recent: 'Recientes',
  searching: 'Buscando…',
  empty: 'No se encontró nada.',
  failed: 'No se pudo buscar.',
  count: (total) => (total === 1 ? '1 resultado' : `${total} resultados`),
  partial: (shown, total) => `Se muestran ${shown} de ${total}, siga escribiendo`,
  keyOpen: 'Ctrl K',
  keyOpenApple: '⌘ K',
  keyArrows: '↑ ↓',
  arrowsMove: 'mover',
  keyEnter: '↵',
  enterUses: 'abrir',
  keyEscape: 'Esc',
  escapeCloses: 'cerrar',
  closeFirst: 'Cierre la ventana abierta antes de buscar.',
  missing: 'No se pudo abrir la búsqueda',
  missingNote: 'Compruebe su conexión e inténtelo de nuevo.',
};
