'use client';
import { useState } from 'react';
import { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { dayReason } from '../../internal/dates/DateInput/problemMessage.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { formatDate } from '../../internal/dates/formatDate.ts';
import { daysBetween, type IsoDate } from '../../internal/dates/isoDate.ts';
import { type DateRules, validateDate } from '../../internal/dates/validateDate.ts';
import { inOrder } from '../../internal/dates/parseDateRangePtBR.ts';
import type { RangeValidation, RangeEnd, RangeTexts } from './validateRange.ts';

interface Pick {
  phase: RangeEnd;
  /** The start picked in the calendar, not yet a value. */
  half: IsoDate | null;
  /** The values of the boxes when the calendar opened. */
  before: RangeTexts;
}

interface RangePickOptions {
  fields: {
    texts: RangeTexts;
    validation: RangeValidation;
    draft: (texts: RangeTexts) => void;
    edit: (texts: RangeTexts) => void;
    touch: (end: RangeEnd) => void;
  };
  rules: DateRules;
  maxSpanDays: number;
  /** Runs after a range was picked, with the former and the new texts. */
  onChosen: (before: RangeTexts, after: RangeTexts) => void;
}

/** Picks a start, then an end in the calendar. A range of which only the start is picked can be cancelled. */
export function useRangePick({ fields, rules, maxSpanDays, onChosen }: RangePickOptions) {
  const dates = useAreaMessages('dates', dateRangePtBR);
  const [pick, setPick] = useState<Pick>({ phase: 'start', half: null, before: fields.texts });
  const beginAt = (phase: RangeEnd, before = pick.before) => setPick({ phase, half: null, before });
  const fixedEnd = pick.phase === 'end' ? (pick.half ?? fields.validation.start.value) : null;

  const reasonFor = (iso: IsoDate) => {
    const isBeyond = fixedEnd && Math.abs(daysBetween(fixedEnd, iso)) > maxSpanDays;
    return (
      dayReason(iso, rules, dates) ??
      (isBeyond ? dates.beyondSpan(maxSpanDays, formatDate(fixedEnd, rules.order)) : undefined)
    );
  };
  /** Why a preset cannot be chosen. */
  const rangeReason = (start: IsoDate, end: IsoDate) =>
    daysBetween(start, end) > maxSpanDays
      ? dates.maxSpan(maxSpanDays)
      : (dayReason(start, rules, dates) ?? dayReason(end, rules, dates));
  const chooseRange = (first: IsoDate, second: IsoDate) => {
    const { start, end } = inOrder(first, second);
    const texts = { start: formatDate(start, rules.order), end: formatDate(end, rules.order) };
    fields.edit(texts);
    fields.touch('end');
    beginAt('start', texts);
    announce((second < first ? dates.swapped : dates.rangeChosen)(texts.start, texts.end));
    onChosen(pick.before, texts);
  };
  return {
    fixedEnd,
    hasHalf: pick.half !== null,
    /** The values of the boxes or, while only the start is picked, the former values. */
    settled: pick.half === null ? fields.texts : pick.before,
    hint: pick.phase === 'start' ? dates.selectStart : dates.selectEnd,
    reasonFor,
    rangeReason,
    chooseRange,
    begin: (from: RangeEnd) => beginAt(fields.validation.start.value ? from : 'start', fields.texts),
    /** The form sets other dates, so a picked start is discarded. */
    forgetHalf: () => beginAt('start'),
    /** The user types, so the picked start is discarded and the texts of the boxes are the value. */
    restart: (next: RangeTexts) => {
      beginAt(validateDate(next.start, rules).value && !next.end ? 'end' : 'start', next);
    },
    cancelHalf: () => {
      if (pick.half === null) return false;
      fields.draft(pick.before);
      beginAt('start');
      announce(dates.cancelled);
      return true;
    },
    press: (iso: IsoDate) => {
      const reason = reasonFor(iso);
      if (reason) return announce(reason);
      if (fixedEnd) return chooseRange(fixedEnd, iso);
      const start = formatDate(iso, rules.order);
      fields.draft({ start, end: '' });
      setPick({ ...pick, phase: 'end', half: iso });
      announce(dates.startChosen(start));
    },
  };
}
