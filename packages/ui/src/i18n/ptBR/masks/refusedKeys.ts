/** For a key that changes nothing: only screen readers announce it. */
export const refusedKeysPtBR = {
  digitsOnly: 'Aqui só entram números',
  full: 'O campo está cheio',
  noMark: 'Aqui não entra ponto nem vírgula',
};
