'use client';
import { useState } from 'react';

interface AnnouncementInput {
  /** Empty before the first rows, and while a failed request is retried. */
  sentence: string;
  /** Goes before the sentence when it is another one than last time. */
  sortSentence: string;
  /** The subject of the sentence. */
  content: string;
  isBusy: boolean;
}

/**
 * The text of a live region that speaks once for each change. It is silent while the table is busy. It repeats a sentence
 * only when the content behind it has changed, or was away in between.
 */
export function useTableAnnouncement({ sentence, sortSentence: aside, content, isBusy }: AnnouncementInput) {
  const [said, setSaid] = useState({ content: isBusy ? '' : content, aside, text: '' });
  if (isBusy) {
    // The next result, or a second failure, counts as a change.
    if (!sentence && said.content) setSaid({ ...said, content: '' });
  } else if (content !== said.content) {
    const text = aside === said.aside ? sentence : `${aside} ${sentence}`;
    // A no-break space makes the same words a change to a screen reader.
    setSaid({ content, aside, text: said.text === text ? `${text}\u00a0` : text });
  }
  return said.text;
}
