const plain = /^[\p{ASCII}]*$/u;
const marks = /\p{M}/gu;

/** The text for a comparison: without accents, in lower case, `ª` as `a`. NFC and NFD forms of a name become equal. */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(marks, '').toLowerCase();
