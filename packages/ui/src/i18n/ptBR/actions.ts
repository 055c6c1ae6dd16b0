export const actionsPtBR = {
  close: 'Fechar',
  cancel: 'Cancelar',
  clear: 'Limpar',
  clearAll: 'Limpar tudo',
  search: 'Pesquisar',
  clearSearch: 'Limpar pesquisa',
  newTab: '(abre em nova aba)',
};
