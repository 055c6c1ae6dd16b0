'use client';
import { useState } from 'react';

/**
 * The text of a live region that speaks once a change: it keeps still while the table is busy, and says the same
 * sentence again only when the content behind it is another one.
 */
export function useSettledSentence(sentence: string, content: string, isBusy: boolean) {
  const [said, setSaid] = useState({ content: isBusy ? '' : content, text: '' });
  if (!isBusy && content !== said.content) {
    // A no-break space makes the same words a change to a screen reader.
    setSaid({ content, text: said.text === sentence ? `${sentence}\u00a0` : sentence });
  }
  return said.text;
}
