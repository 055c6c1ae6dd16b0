const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/**
 * The first `to` characters where the text has more than `limit`, otherwise `null`. Characters are what a reader sees:
 * an accented letter or an emoji of several code points counts once and is never split.
 */
export function cutText(text: string, limit: number, to: number): string | null {
  // No text has more graphemes than code units: the common short text skips the segmenter.
  if (text.length <= limit) return null;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return characters.length > limit ? characters.slice(0, to).join('').trimEnd() : null;
}
