'use client';
import { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { type DateRules, latestDay } from '../../internal/dates/validateDate.ts';
import { readPastedDate } from '../../internal/dates/readPastedDate.ts';
import { validateRange, type RangeTexts } from './validateRange.ts';

interface RangePasteOptions {
  rules: DateRules;
  maxSpanDays: number;
  writeBoth: (texts: RangeTexts) => void;
}

/** A pasted range fills both boxes; a pasted date fills the box with the caret. Returns true if the text was accepted or refused. */
export function useRangePaste({ rules, maxSpanDays, writeBoth }: RangePasteOptions) {
  const dates = useAreaMessages('dates', dateRangePtBR);
  return (text: string, writeOne: (text: string) => void, refuse: () => void) => {
    const read = readPastedDate(text, rules.today, latestDay(rules), rules.order);
    if (read === 'digits') return false;
    if (!read) refuse();
    else if (!read.end) writeOne(read.text);
    else {
      const pasted = { start: read.text, end: read.end };
      writeBoth(pasted);
      const { start, end } = validateRange(pasted, rules, maxSpanDays);
      // A refused range is announced by the message below its box.
      if (!start.problem && !end.problem) announce(dates.pasted(pasted.start, pasted.end));
    }
    return true;
  };
}
