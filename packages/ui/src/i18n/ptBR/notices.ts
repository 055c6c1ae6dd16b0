/** Of a notice in a page: its tone in a word, for who does not see the icon, and its cross. */
export const noticesPtBR = {
  info: 'Informação:',
  positive: 'Sucesso:',
  caution: 'Atenção:',
  critical: 'Erro:',
  dismiss: 'Fechar aviso',
  dismissTitled: (title: string) => `Fechar aviso: ${title}`,
};
