export const actionsPtBR = {
  close: 'Fechar',
  cancel: 'Cancelar',
  clear: 'Limpar',
  clearAll: 'Limpar tudo',
  retry: 'Tentar de novo',
  pending: 'Em andamento',
  search: 'Pesquisar',
  clearSearch: 'Limpar pesquisa',
  newTab: '(abre em nova aba)',
};
