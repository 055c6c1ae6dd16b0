import { formatWhole } from './formatWhole.ts';

/** For selectable rows; imported by `useRowSelection`. */
export const tableSelectionPtBR = {
  selection: 'Seleção',
  selectRow: 'Selecionar',
  selectPage: 'Selecionar esta página',
  nothingToSelect: 'Nenhuma linha desta página pode ser selecionada',
  selected: (count: number) => `${formatWhole(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`,
  selectedSaid: (count: number) =>
    count === 0
      ? 'Nenhuma linha selecionada'
      : `${formatWhole(count)} ${count === 1 ? 'linha selecionada' : 'linhas selecionadas'}`,
  selectionOpened: 'As ações ficam depois da tabela.',
  selectAll: (count: number) => `Selecionar todas as ${formatWhole(count)}`,
  clearSelection: 'Limpar',
  selectionBar: (name: string) => `Seleção em ${name}`,
  copyRows: 'Copiar',
  copied: (count: number) => `${formatWhole(count)} ${count === 1 ? 'linha copiada' : 'linhas copiadas'}`,
  copyFailed: 'Não foi possível copiar',
  copyFailedNote: 'O navegador não deu acesso à área de transferência. Com o foco na tabela, use Ctrl+C.',
  copyOnlySeen: 'Linhas de páginas que não foram abertas não podem ser copiadas',
};
