/** Of a button that copies a text; each is given what is copied. */
export const copyingPtBR = {
  copy: (what: string) => `Copiar ${what}`,
  copied: (what: string) => `Copiado: ${what}`,
  copyFailed: (what: string) => `Não foi possível copiar: ${what}`,
  copyFailedNote: 'Selecione o texto e copie com Ctrl+C.',
};
