/** For a refused key, shown below the field. */
export const refusedKeysPtBR = {
  digitsOnly: 'Aqui só entram números',
  /** Also for a text that the field truncates. */
  full: 'O campo está cheio; o resto não entrou',
  noMark: 'Aqui não entra ponto nem vírgula',
  noMinus: 'Aqui não entram números negativos',
  /** For a field of letters and digits: an accent, or a sign such as `&`. */
  plainOnly: 'Aqui só entram letras sem acento e números',
  /** For a letter in a place for a digit. */
  digitHere: 'Nesta posição só entra número',
  /** For a character that would move a following one into a place where that one is not allowed. */
  moved: 'O caractere não entrou: empurraria uma letra para uma posição que só aceita número',
  /** Follows the reason after the form was not submitted because of it. */
  heldBack: 'Confira: ao enviar de novo, vale o que está no campo',
};
