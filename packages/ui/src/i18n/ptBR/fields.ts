export const fields = {
  required: 'obrigatório',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  capsLock: 'Caps Lock ativado',
  clearSearch: 'Limpar busca',
};
