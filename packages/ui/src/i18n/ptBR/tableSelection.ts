import { formatInteger } from './formatInteger.ts';

/** For selectable rows; imported by `useRowSelection`. */
export const tableSelectionPtBR = {
  selection: 'Seleção',
  selectRow: 'Selecionar',
  selectPage: 'Selecionar esta página',
  nothingToSelect: 'Nenhuma linha desta página pode ser selecionada',
  selected: (count: number) => `${formatInteger(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`,
  selectedSaid: (count: number) =>
    count === 0
      ? 'Nenhuma linha selecionada'
      : `${formatInteger(count)} ${count === 1 ? 'linha selecionada' : 'linhas selecionadas'}`,
  selectionOpened: 'As ações ficam depois da tabela.',
  selectAll: (count: number) => `Selecionar todas as ${formatInteger(count)}`,
  clearSelection: 'Limpar',
  selectionBar: (name: string) => `Seleção em ${name}`,
  copyRows: 'Copiar',
  copied: (count: number) => `${formatInteger(count)} ${count === 1 ? 'linha copiada' : 'linhas copiadas'}`,
  copyFailed: 'Não foi possível copiar',
  copyFailedNote: 'O navegador não deu acesso à área de transferência. Com o foco na tabela, use Ctrl+C.',
  copyOnlySeen: 'Linhas de páginas que não foram abertas não podem ser copiadas',
};
