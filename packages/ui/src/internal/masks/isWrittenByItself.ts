interface Box {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/**
 * Whether the browser, left alone with what was typed, ends with this text and this caret: so it is for most keys, all but
 * those that bring punctuation along. They need no `execCommand`, half of what a key of a masked field costs.
 */
export function isWrittenByItself(box: Box, typed: string | null, target: { text: string; caret: number }): boolean {
  if (typed === null) return false;
  const { value, selectionStart, selectionEnd } = box;
  const start = selectionStart ?? value.length;
  const text = value.slice(0, start) + typed + value.slice(selectionEnd ?? value.length);
  return text === target.text && start + typed.length === target.caret;
}
