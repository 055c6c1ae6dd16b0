const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** A text in which each code unit is one visible character: no combining marks and no surrogate pairs. */
const isPlainLatin = /^[\u0020-\u02af]*$/;

/**
 * The first `to` characters if the text has more than `limit`, otherwise `null`. A character is what a reader sees: an accented letter or
 * an emoji of several code points counts once and is never split.
 */
export function truncateText(text: string, limit: number, to: number): string | null {
  // A text never has more graphemes than code units, so a short text does not need the segmenter.
  if (text.length <= limit) return null;
  if (isPlainLatin.test(text)) return text.slice(0, to).trimEnd();
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return characters.length > limit ? characters.slice(0, to).join('').trimEnd() : null;
}
