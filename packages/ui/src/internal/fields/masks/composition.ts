/** A composition of an input method, from its first event to its last. */
export interface Composition {
  /** The text of the box at the start. */
  text: string;
  /** The value at the start. */
  clean: string;
  /** Number of characters that were not selected at the start. */
  kept: number;
  /** The length of the box's text at the last event. */
  length: number;
  /** One event brought several characters, as dictation does. */
  isBulk: boolean;
}

type ComposedBox = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Number of characters that stay when a text replaces the selection. */
export const countKept = ({ value, selectionStart, selectionEnd }: ComposedBox): number =>
  value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));

export function beginComposition(box: ComposedBox, clean: string): Composition {
  const kept = countKept(box);
  return { text: box.value, clean, kept, length: kept, isBulk: false };
}

export const followComposition = (composition: Composition, { length }: string): Composition => ({
  ...composition,
  length,
  isBulk: composition.isBulk || length > composition.length + 1,
});

/** The forms that the text may have in a one-line input: the browser replaces each line break by a space, or removes it. */
export const oneLineForms = (text: string): string[] => [
  text,
  text.replace(/\r\n?|\n/g, ' '),
  text.replace(/[\r\n]/g, ''),
];

/** Whether an input method composes. Firefox and WebKit fire its last `input` event after `compositionend`. */
export const isComposed = ({
  isComposing,
  inputType,
}: Partial<Pick<InputEvent, 'isComposing' | 'inputType'>>): boolean =>
  isComposing === true ||
  ['insertCompositionText', 'deleteCompositionText', 'insertFromComposition'].includes(inputType ?? '');

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
  // Found by the caret, which is after the composed text, because the same text may occur elsewhere in the box.
  const likely = replacedAt((selectionEnd ?? value.length) - composed.length);
  if (likely) return likely;
  for (let start = 0; start + composed.length <= value.length; start++) {
    const found = replacedAt(start);
    if (found) return found;
  }
  return undefined;
}

/** The range of the former text that the composed text has replaced; undefined if other text has changed as well. */
export function findComposedRange(former: string, box: ComposedBox, composed: string): TextRange | undefined {
  for (const form of oneLineForms(composed)) {
    const found = findRange(former, box, form);
    if (found) return found;
  }
  return undefined;
}
