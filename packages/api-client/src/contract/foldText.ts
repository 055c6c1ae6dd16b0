const plain = /^[\p{ASCII}]*$/u;
const marks = /\p{M}/gu;

/** Folds a text for comparisons: without accents and case, `ª` as `a`. NFC and NFD give the same result. */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(marks, '').toLowerCase();
