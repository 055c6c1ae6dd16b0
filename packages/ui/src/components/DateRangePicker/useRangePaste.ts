'use client';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { formatDatePtBR } from '../../internal/dates/formatDatePtBR.ts';
import type { IsoDate } from '../../internal/dates/isoDate.ts';
import { parseDatePtBR } from '../../internal/dates/parseDatePtBR.ts';
import { parseDateRangePtBR } from '../../internal/dates/parseDateRangePtBR.ts';
import type { RangeEnd, RangeTexts } from './judgeRange.ts';
import type { useRangeTexts } from './useRangeTexts.ts';

interface RangePasteOptions {
  fields: ReturnType<typeof useRangeTexts>;
  today: IsoDate;
  write: (texts: RangeTexts) => void;
  say: (text: string) => void;
}

/** A pasted range fills both boxes, a pasted date the one it was pasted into; true when the text was either. */
export function useRangePaste({ fields, today, write, say }: RangePasteOptions) {
  const { dates } = useMessages();
  return (text: string, into: RangeEnd) => {
    const range = parseDateRangePtBR(text, today);
    if (range) {
      const texts = { start: formatDatePtBR(range.start), end: formatDatePtBR(range.end) };
      write(texts);
      say(dates.pasted(texts.start, texts.end));
      return true;
    }
    const iso = parseDatePtBR(text, today);
    if (iso) write({ ...fields.texts, [into]: formatDatePtBR(iso) });
    return iso !== null;
  };
}
