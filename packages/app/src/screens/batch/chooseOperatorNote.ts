/** Shown next to a check that has no rules for card numbers yet. */
export const chooseOperatorNote = 'Selecione a operadora para conferir também as carteirinhas.';
