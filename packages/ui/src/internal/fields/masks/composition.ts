/** The text of an input method, from its first character to its last. */
export interface Composition {
  /** The text of the box when it began. */
  text: string;
  /** The value then. */
  clean: string;
  /** How many characters of the box were not selected then. */
  kept: number;
  /** How long the text of the box was at the last event. */
  length: number;
  /** Several characters came with one event, as dictation brings them. */
  isAtOnce: boolean;
}

type ComposedBox = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** How many characters of the box stay beside a text that replaces its selection. */
export const countKept = ({ value, selectionStart, selectionEnd }: ComposedBox): number =>
  value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));

export function beginComposition(box: ComposedBox, clean: string): Composition {
  const kept = countKept(box);
  return { text: box.value, clean, kept, length: kept, isAtOnce: false };
}

export const followComposition = (composition: Composition, { length }: string): Composition => ({
  ...composition,
  length,
  isAtOnce: composition.isAtOnce || length > composition.length + 1,
});

/** The text as a box of one line may keep it: a browser makes a blank of each line break, or drops it. */
export const oneLineForms = (text: string): string[] => [
  text,
  text.replace(/\r\n?|\n/g, ' '),
  text.replace(/[\r\n]/g, ''),
];

interface TextRange {
  start: number;
  end: number;
}

function findRange(former: string, { value, selectionEnd }: ComposedBox, composed: string): TextRange | undefined {
  if (composed === '') return undefined;
  const replacedAt = (start: number) => {
    const behind = value.slice(start + composed.length);
    const end = former.length - behind.length;
    const isThere = start >= 0 && value.startsWith(composed, start) && end >= start;
    return isThere && former.startsWith(value.slice(0, start)) && former.endsWith(behind) ? { start, end } : undefined;
  };
  // An input method leaves the caret after its text, which may occur twice there.
  const likely = replacedAt((selectionEnd ?? value.length) - composed.length);
  if (likely) return likely;
  for (let start = 0; start + composed.length <= value.length; start++) {
    const found = replacedAt(start);
    if (found) return found;
  }
  return undefined;
}

/** The part of the former text that the composed text has replaced; undefined if the rest of the box has changed as well. */
export function findComposedRange(former: string, box: ComposedBox, composed: string): TextRange | undefined {
  for (const form of oneLineForms(composed)) {
    const found = findRange(former, box, form);
    if (found) return found;
  }
  return undefined;
}
