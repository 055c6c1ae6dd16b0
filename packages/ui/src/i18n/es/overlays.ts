import type { Messages } from '../ptBR.ts';

export const overlaysEs: Messages['overlays'] = {
  staysOpen: 'Ahora no se puede cerrar. Espere a que termine.',
  discardTitle: '¿Descartar los cambios?',
  discardMessage: 'Lo que escribió todavía no se guardó.',
  discardConfirm: 'Descartar',
  discardCancel: 'Seguir editando',
  questionMissing: 'No se pudo pedir su confirmación',
  questionMissingNote: 'No se hizo nada. Compruebe su conexión e inténtelo de nuevo.',
  popoverMissing: 'No se pudo abrir',
  menuMissing: 'No se pudo abrir el menú',
  menuMissingNote: 'Compruebe su conexión e inténtelo de nuevo.',
};
