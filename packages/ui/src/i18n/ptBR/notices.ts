/** For a notice in the page: its close button, and the names of the tones for screen readers. */
export const noticesPtBR = {
  info: 'Informação:',
  positive: 'Sucesso:',
  caution: 'Atenção:',
  critical: 'Erro:',
  dismiss: 'Fechar aviso',
  dismissTitled: (title: string) => `Fechar aviso: ${title}`,
};
