/** Names of keys that are shown as symbols. */
export const keysPtBR = {
  keyNameUp: 'seta para cima',
  keyNameDown: 'seta para baixo',
  keyNameLeft: 'seta para a esquerda',
  keyNameRight: 'seta para a direita',
  keyNameReturn: 'tecla de retorno',
  keyNameCommand: 'tecla Comando',
  keyNameOption: 'tecla Opção',
  keyNameShift: 'tecla Shift',
};
