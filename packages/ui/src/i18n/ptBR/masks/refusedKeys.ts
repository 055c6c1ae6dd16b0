/** For a refused key. Only screen readers announce these messages. */
export const refusedKeysPtBR = {
  digitsOnly: 'Aqui só entram números',
  full: 'O campo está cheio',
  noMark: 'Aqui não entra ponto nem vírgula',
};
