/** Of a key that changes nothing: only screen readers are told. */
export const refusedKeysPtBR = {
  digitsOnly: 'Aqui só entram números',
  full: 'O campo está cheio',
};
