const whole = new Intl.NumberFormat('pt-BR');
const entries = (count: number) => `${whole.format(count)} ${count === 1 ? 'item' : 'itens'}`;

export const tablePtBR = {
  emptyTitle: 'Nenhum resultado para esta busca.',
  emptyHint: 'Você pode tentar uma nova pesquisa.',
  errorTitle: 'Não foi possível carregar a lista.',
  emptyValue: '-',
  ellipsis: '...',
  scrollable: (name: string) => `${name}, tabela com rolagem`,
  showing: (count: number) => `Mostrando ${entries(count)}`,
  showingPage: (page: number, pageCount: number, first: number, last: number, total: number) =>
    `Página ${whole.format(page)} de ${whole.format(pageCount)}, itens ${whole.format(first)} a ${whole.format(last)} de ${whole.format(total)}`,
  sortBy: 'Ordenar por:',
  unsorted: 'Ordem da lista',
  sortOption: (header: string, direction: 'ascending' | 'descending') =>
    `${header}, ${direction === 'ascending' ? 'crescente' : 'decrescente'}`,
  sorted: (order: string) => `Ordenação: ${order}.`,
  selection: 'Seleção',
  selectRow: 'Selecionar',
  selectPage: 'Selecionar esta página',
  nothingToSelect: 'Nenhuma linha desta página pode ser selecionada',
  selected: (count: number) => `${whole.format(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`,
  selectedSaid: (count: number) =>
    count === 0
      ? 'Nenhuma linha selecionada'
      : `${whole.format(count)} ${count === 1 ? 'linha selecionada' : 'linhas selecionadas'}`,
  selectionOpened: 'As ações ficam depois da tabela.',
  selectAll: (count: number) => `Selecionar todas as ${whole.format(count)}`,
  clearSelection: 'Limpar',
  selectionBar: (name: string) => `Seleção em ${name}`,
  copyRows: 'Copiar',
  copied: (count: number) => `${whole.format(count)} ${count === 1 ? 'linha copiada' : 'linhas copiadas'}`,
  copyFailed: 'Não foi possível copiar',
  copyFailedNote: 'O navegador não deu acesso à área de transferência. Com o foco na tabela, use Ctrl+C.',
  copyOnlySeen: 'Linhas de páginas que não foram abertas não podem ser copiadas',
  columnWidth: (header: string) => `Largura de ${header}`,
  details: 'Detalhes',
  showDetails: 'Mostrar detalhes',
  hideDetails: 'Ocultar detalhes',
  view: 'Exibição',
  columns: 'Colunas visíveis',
  density: 'Densidade',
  comfortable: 'Confortável',
  compact: 'Compacta',
  wholeTexts: 'Textos inteiros',
  restoreView: 'Restaurar padrão',
};
