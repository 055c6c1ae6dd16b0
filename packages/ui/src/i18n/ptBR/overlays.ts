export const overlays = {
  discardTitle: 'Descartar alterações?',
  discardMessage: 'O que você preencheu ainda não foi salvo.',
  discardConfirm: 'Descartar',
  discardCancel: 'Continuar editando',
};
