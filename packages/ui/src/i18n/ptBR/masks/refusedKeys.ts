/** For a refused key. */
export const refusedKeysPtBR = {
  digitsOnly: 'Aqui só entram números',
  /** Also shown below the field, and for a text of which the field keeps only the beginning. */
  full: 'O campo está cheio; o resto não entrou',
  noMark: 'Aqui não entra ponto nem vírgula',
};
