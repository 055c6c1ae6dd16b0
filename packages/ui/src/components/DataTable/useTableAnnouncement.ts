'use client';
import { useState } from 'react';

interface AnnouncementInput {
  /** Empty before the first rows, and while a failed request is retried. */
  sentence: string;
  /** Announced before the sentence if it has changed since the last announcement. */
  sortSentence: string;
  /** Identifies the state of the table: the sentence, the order and the keys of the rows. */
  content: string;
  isBusy: boolean;
}

/**
 * The text of a live region that announces each change once. It is silent while the table is busy. It repeats a sentence only if the
 * content has changed, or was missing in between.
 */
export function useTableAnnouncement({ sentence, sortSentence: aside, content, isBusy }: AnnouncementInput) {
  const [last, setLast] = useState({ content: isBusy ? '' : content, aside, text: '' });
  if (isBusy) {
    // The next result, or a second failure, counts as a change.
    if (!sentence && last.content) setLast({ ...last, content: '' });
  } else if (content !== last.content) {
    const text = aside === last.aside ? sentence : `${aside} ${sentence}`;
    // With a no-break space a screen reader treats the same text as a change.
    setLast({ content, aside, text: last.text === text ? `${text}\u00a0` : text });
  }
  return last.text;
}
