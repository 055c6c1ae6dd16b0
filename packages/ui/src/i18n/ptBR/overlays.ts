export const overlaysPtBR = {
  staysOpen: 'Não é possível fechar agora. Aguarde a conclusão.',
  discardTitle: 'Descartar alterações?',
  discardMessage: 'O que você preencheu ainda não foi salvo.',
  discardConfirm: 'Descartar',
  discardCancel: 'Continuar editando',
  questionMissing: 'Não foi possível pedir sua confirmação',
  questionMissingNote: 'Nada foi feito. Verifique sua conexão e tente de novo.',
  popoverMissing: 'Não foi possível abrir',
  menuMissing: 'Não foi possível abrir o menu',
  menuMissingNote: 'Verifique sua conexão e tente de novo.',
};
