const plain = /^[\p{ASCII}]*$/u;
const marks = /\p{M}/gu;

/** Text for comparing: no accents, no case, `ª` as `a`; NFC and NFD give the same text. */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(marks, '').toLowerCase();
