'use client';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { announce } from '../../internal/announce.ts';
import { formatDatePtBR } from '../../internal/dates/formatDatePtBR.ts';
import type { IsoDate } from '../../internal/dates/isoDate.ts';
import { parseDatePtBR } from '../../internal/dates/parseDatePtBR.ts';
import { parseDateRangePtBR } from '../../internal/dates/parseDateRangePtBR.ts';
import type { RangeTexts } from './judgeRange.ts';

interface RangePasteOptions {
  texts: RangeTexts;
  today: IsoDate;
  write: (texts: RangeTexts) => void;
}

const isSame = (one: RangeTexts, other: RangeTexts) => one.start === other.start && one.end === other.end;

/** A pasted range fills both boxes and is undone as one step; a pasted date goes into the box that has the caret. */
export function useRangePaste({ texts, today, write }: RangePasteOptions) {
  const { dates } = useMessages();
  const [last, setLast] = useState<{ before: RangeTexts; pasted: RangeTexts } | null>(null);
  return {
    /** True when the text was a range or a date. */
    paste: (text: string, writeOne: (text: string) => void) => {
      const range = parseDateRangePtBR(text, today);
      if (range) {
        const pasted = { start: formatDatePtBR(range.start), end: formatDatePtBR(range.end) };
        setLast({ before: texts, pasted });
        write(pasted);
        announce(dates.pasted(pasted.start, pasted.end));
        return true;
      }
      const iso = parseDatePtBR(text, today);
      if (iso) writeOne(formatDatePtBR(iso));
      return iso !== null;
    },
    undoByKey: (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !last || !isSame(texts, last.pasted)) return;
      event.preventDefault();
      event.stopPropagation();
      setLast(null);
      write(last.before);
    },
  };
}
