export const overlaysPtBR = {
  staysOpen: 'Não é possível fechar agora. Aguarde a conclusão.',
  discardTitle: 'Descartar alterações?',
  discardMessage: 'O que você preencheu ainda não foi salvo.',
  discardConfirm: 'Descartar',
  discardCancel: 'Continuar editando',
  confirmationLoadFailed: 'Não foi possível pedir sua confirmação',
  confirmationLoadFailedNote: 'Nada foi feito. Verifique sua conexão e tente de novo.',
  popoverLoadFailed: 'Não foi possível abrir',
  menuLoadFailed: 'Não foi possível abrir o menu',
  menuLoadFailedNote: 'Verifique sua conexão e tente de novo.',
};
