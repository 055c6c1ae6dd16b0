/** For a notice in the page: the name of its tone, for users who do not see the icon, and its close button. */
export const noticesPtBR = {
  info: 'Informação:',
  positive: 'Sucesso:',
  caution: 'Atenção:',
  critical: 'Erro:',
  dismiss: 'Fechar aviso',
  dismissTitled: (title: string) => `Fechar aviso: ${title}`,
};
