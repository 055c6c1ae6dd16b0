import type { RefObject } from 'react';
import { announce } from '../../base/announce/announce.ts';
import type { DateBox } from './DateInput.tsx';
import type { useCalendarPopup } from './useCalendarPopup.ts';

interface Choice {
  /** Why it is not allowed. */
  reason: string | null | undefined;
  text: string;
  /** Announced after the choice is written. */
  sentence: string;
}

/** Writes the choice into the box and closes the calendar. A choice that is not allowed changes nothing; its reason is announced. */
export function applyChoice(
  { reason, text, sentence }: Choice,
  boxRef: RefObject<DateBox | null>,
  popup: Pick<ReturnType<typeof useCalendarPopup>, 'close'>,
): void {
  if (reason) return announce(reason);
  boxRef.current?.write(text);
  announce(sentence);
  popup.close(true);
}
