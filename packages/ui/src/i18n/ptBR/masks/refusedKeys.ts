/** For a refused key, shown below the field until the next edit. */
export const refusedKeysPtBR = {
  digitsOnly: 'Aqui só entram números',
  /** Also for a text of which the field keeps only the beginning. */
  full: 'O campo está cheio; o resto não entrou',
  noMark: 'Aqui não entra ponto nem vírgula',
  noMinus: 'Aqui não entram números negativos',
  /** For a field of letters and digits: an accent, or a sign such as `&`. */
  plainOnly: 'Aqui só entram letras sem acento e números',
  /** For a letter in one of the places that only a digit may have. */
  digitHere: 'Nesta posição só entra número',
  /** For a character before others: they would move, and one of them may not be in the next place. */
  moved: 'O caractere não entrou: empurraria uma letra para uma posição que só aceita número',
};
