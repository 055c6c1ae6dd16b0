/** For a paste that was refused while the field was empty: the form waits until the user says what the field is to have. */
export const refusedPastePtBR = {
  refusedWhileEmpty: (reason: string) => `${reason.replace(/[.;]$/, '')}. Digite o valor ou limpe o campo.`,
  clearRefusal: (label: string) => `Limpar ${label}`,
};
