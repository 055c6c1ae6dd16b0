import type { Messages } from '../ptBR.ts';

export const overlaysEs: Messages['overlays'] = {
  staysOpen: 'Ahora no se puede cerrar. Espere a que termine.',
  discardTitle: '¿Descartar los cambios?',
  discardMessage: 'Lo que escribió todavía no se guardó.',
  discardConfirm: 'Descartar',
  discardCancel: 'Seguir editando',
  confirmationLoadFailed: 'No se pudo pedir su confirmación',
  confirmationLoadFailedNote: 'No se hizo nada. Compruebe su conexión e inténtelo de nuevo.',
  popoverLoadFailed: 'No se pudo abrir',
  menuLoadFailed: 'No se pudo abrir el menú',
  menuLoadFailedNote: 'Compruebe su conexión e inténtelo de nuevo.',
};
