export const fields = {
  required: 'obrigatório',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  clearSearch: 'Limpar busca',
};
