const plain = /^[\p{ASCII}]*$/u;
const marks = /\p{M}/gu;

/** Normalises a text for comparisons: no accents, lower case, `ª` as `a`. NFC and NFD forms become equal. */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(marks, '').toLowerCase();
