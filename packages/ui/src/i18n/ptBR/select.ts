export const selectPtBR = {
  placeholder: 'Selecione',
  show: (label: string) => `Mostrar opções de ${label}`,
  clear: (label: string) => `Limpar ${label}`,
  loading: 'Carregando opções…',
  empty: 'Nenhuma opção encontrada.',
  partial: (shown: number, total: string) => `Exibindo ${shown} de ${total}, continue digitando`,
  count: (total: number) => (total === 1 ? '1 opção' : `${total} opções`),
  /** The option that Enter takes, after how many match. */
  best: (label: string) => `Marcada: ${label}`,
  /** A text that stands for no option; `kept` is the choice of a field that always has one. */
  unmatched: (text: string, kept?: string) =>
    [
      text === '' ? 'Escolha uma opção da lista.' : `Nenhuma opção escolhida para “${text}”. Escolha uma da lista.`,
      ...(kept === undefined ? [] : [`Continua valendo “${kept}”.`]),
    ].join(' '),
  /** A text that stands for several options, none of which was taken. */
  ambiguous: (text: string, total: string, kept?: string) =>
    [
      `Há ${total} opções para “${text}”. Escolha uma da lista.`,
      ...(kept === undefined ? [] : [`Continua valendo “${kept}”.`]),
    ].join(' '),
  /** A text that was left while the options were still loading, so that none was taken. */
  unloaded: (text: string, kept?: string) =>
    [
      `A lista ainda estava carregando: nada foi escolhido para “${text}”. Escolha uma opção da lista.`,
      ...(kept === undefined ? [] : [`Continua valendo “${kept}”.`]),
    ].join(' '),
  /** Escape gave up what was typed. */
  reverted: (label: string) => `A escolha continua sendo ${label}`,
  chosen: (labels: readonly string[]) =>
    labels.length === 1 ? `1 escolhido: ${labels[0]}` : `${labels.length} escolhidos: ${labels.join(', ')}`,
  chosenGroup: 'Escolhidos',
  added: (label: string) => `Escolha incluída: ${label}`,
  removed: (label: string) => `Escolha removida: ${label}`,
  remove: (label: string) => `Remover ${label}`,
};
