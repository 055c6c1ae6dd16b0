/** For a paste that an empty field refused: the form cannot be submitted until the user types a value or clears the refusal. */
export const refusedPastePtBR = {
  refusedWhileEmpty: (reason: string) => `${reason.replace(/[.;]$/, '')}. Digite o valor ou limpe o campo.`,
  clearRefusal: (label: string) => `Limpar ${label}`,
};
