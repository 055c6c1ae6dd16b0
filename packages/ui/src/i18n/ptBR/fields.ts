export const fields = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  capsLock: 'Caps Lock ativado',
  clearSearch: 'Limpar busca',
  /** Of a group: what the asterisk means. */
  required: 'Obrigatório',
  problems: (count: number) =>
    count === 1 ? 'Há 1 problema neste formulário' : `Há ${count} problemas neste formulário`,
};
