const plain = /^[\p{ASCII}]*$/u;
const marks = /\p{M}/gu;

/** Text as it is compared: no accents, no case, `ª` as `a`; names written in NFC and in NFD fold alike. */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(marks, '').toLowerCase();
