export const selectPtBR = {
  placeholder: 'Selecione',
  show: (label: string) => `Mostrar opções de ${label}`,
  clear: (label: string) => `Limpar ${label}`,
  loading: 'Carregando opções…',
  empty: 'Nenhuma opção encontrada.',
  partial: (shown: number, total: string) => `Mostrando ${shown} de ${total}, continue digitando`,
  count: (total: number) => (total === 1 ? '1 opção' : `${total} opções`),
  chosen: (labels: readonly string[]) =>
    labels.length === 1 ? `1 escolhido: ${labels[0]}` : `${labels.length} escolhidos: ${labels.join(', ')}`,
  chosenGroup: 'Escolhidos',
  added: (label: string) => `${label} escolhido`,
  removed: (label: string) => `${label} removido`,
  remove: (label: string) => `Remover ${label}`,
};
