const connectingWords = new Set(['de', 'do', 'da', 'dos', 'das']);
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

const firstLetter = (word: string) => {
  const [first] = graphemes.segment(word.normalize('NFC'));
  return first?.segment.toLocaleUpperCase('pt-BR') ?? '';
};

/** First letters of the first and the last word, without de, do, da, dos and das. A single word gives one letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word && !connectingWords.has(word.toLocaleLowerCase('pt-BR')));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return firstLetter(first) + firstLetter(last);
}
