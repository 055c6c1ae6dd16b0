export const selectPtBR = {
  placeholder: 'Selecione',
  show: (label: string) => `Mostrar opções de ${label}`,
  clear: (label: string) => `Limpar ${label}`,
  loading: 'Carregando opções…',
  empty: 'Nenhuma opção encontrada.',
  partial: (shown: number, total: string) => `Exibindo ${shown} de ${total}, continue digitando`,
  count: (total: number) => (total === 1 ? '1 opção' : `${total} opções`),
  /** The option that Enter chooses, announced after the number of matches. */
  best: (label: string) => `Marcada: ${label}`,
  /** The text matches no option. `kept` is the current choice of a field that always has one. */
  unmatched: (text: string, kept?: string) =>
    [
      text === '' ? 'Escolha uma opção da lista.' : `Nenhuma opção escolhida para “${text}”. Escolha uma da lista.`,
      ...(kept === undefined ? [] : [`Continua valendo “${kept}”.`]),
    ].join(' '),
  /** The text matches several options, so none is chosen. */
  ambiguous: (text: string, total: string, kept?: string) =>
    [
      `Há ${total} opções para “${text}”. Escolha uma da lista.`,
      ...(kept === undefined ? [] : [`Continua valendo “${kept}”.`]),
    ].join(' '),
  /** The user left the field while its options were loading, so none is chosen. */
  unloaded: (text: string, kept?: string) =>
    [
      `A lista ainda estava carregando: nada foi escolhido para “${text}”. Escolha uma opção da lista.`,
      ...(kept === undefined ? [] : [`Continua valendo “${kept}”.`]),
    ].join(' '),
  /** Escape has cleared the typed text. */
  reverted: (label: string) => `A escolha continua sendo ${label}`,
  revertedToNone: 'Texto apagado: nenhuma opção escolhida',
  chosen: (labels: readonly string[]) =>
    labels.length === 1 ? `1 escolhido: ${labels[0]}` : `${labels.length} escolhidos: ${labels.join(', ')}`,
  chosenGroup: 'Escolhidos',
  added: (label: string) => `Escolha incluída: ${label}`,
  removed: (label: string) => `Escolha removida: ${label}`,
  remove: (label: string) => `Remover ${label}`,
};
