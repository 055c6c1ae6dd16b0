/** For a button that copies a text. Each message gets the name of the copied text. */
export const copyingPtBR = {
  copy: (what: string) => `Copiar ${what}`,
  copied: (what: string) => `Copiado: ${what}`,
  copyFailed: (what: string) => `Não foi possível copiar: ${what}`,
  copyFailedNote: 'Selecione o texto e copie com Ctrl+C.',
};
