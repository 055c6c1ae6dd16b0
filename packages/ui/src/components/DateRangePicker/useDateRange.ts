'use client';
import { type KeyboardEvent, useState } from 'react';
import { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { problemMessage } from '../../internal/dates/DateInput/problemMessage.ts';
import { preloadCalendar } from '../../internal/dates/DateInput/lazyCalendar.ts';
import { useCalendarPopup } from '../../internal/dates/DateInput/useCalendarPopup.ts';
import { completeDate } from '../../internal/dates/completeDate.ts';
import { type DateProblem, type DateValidation, latestDay } from '../../internal/dates/validateDate.ts';
import { useDateRules } from '../../internal/dates/useDateRules.ts';
import { formatDate } from '../../internal/dates/formatDate.ts';
import type { IsoDate } from '../../internal/dates/isoDate.ts';
import { type DateStep, stepDate } from '../../internal/dates/stepDate.ts';
import { validDateOrNull } from '../../internal/dates/validDateOrNull.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { useTypedTexts } from '../../internal/fields/typed/useTypedTexts.ts';
import { useTextSteps } from '../../internal/fields/undo/useTextSteps.ts';
import type { DateRange, DateRangePickerProps } from './DateRangePickerProps.ts';
import { validateRange, type RangeEnd, rangeEnds, type RangeTexts, swapReversed } from './validateRange.ts';
import { useRangePaste } from './useRangePaste.ts';
import { useRangePick } from './useRangePick.ts';

const nothing: DateRange = { start: null, end: null };

/** The state of a date range: typing, pasting, picking, swapping, clearing and undoing. */
export function useDateRange(props: DateRangePickerProps) {
  const { maxSpanDays = Infinity, isClearable = true, isRequired, disabledReason, isReadOnly } = props;
  const dates = useAreaMessages('dates', dateRangePtBR);
  const startRef = useControlRef({ ref: props.startRef });
  const inputRefs = { start: startRef, end: useControlRef({ ref: props.endRef }) };
  const [openedAt, setOpenedAt] = useState<RangeEnd>('start');
  const rules = useDateRules(props);
  const [value, onChange] = useFieldValue<DateRange>(props, {
    empty: nothing,
    controlRef: startRef,
    dropDraft: () => {
      fields.reset();
      pick.forgetHalf();
    },
  });
  const fields = useTypedTexts<RangeEnd, IsoDate, DateValidation<DateProblem | 'span'>>({
    boxes: rangeEnds,
    value: { start: validDateOrNull(value.start), end: validDateOrNull(value.end) },
    onChange,
    format: (iso) => formatDate(iso, rules.order),
    validate: (texts) => validateRange(texts, rules, maxSpanDays),
    messageOf: ({ problem, reason }) =>
      problem === 'span' ? dates.maxSpan(maxSpanDays) : problemMessage({ problem, reason }, rules, dates),
    errors: { start: props.startError, end: props.endError },
    isNotEditable: Boolean(disabledReason || isReadOnly),
    onValidityChange: props.onValidityChange,
  });
  const { texts } = fields;
  const steps = useTextSteps(texts);
  const pick = useRangePick({
    fields,
    rules,
    maxSpanDays,
    onChosen: (before, after) => {
      steps.record(before, after);
      popup.close(true);
    },
  });
  const popup = useCalendarPopup({
    preload: preloadCalendar,
    inputRef: inputRefs[openedAt],
    disabledReason,
    isReadOnly,
    onDismiss: pick.cancelHalf,
    onFocus: props.onFocus,
    onBlur: (event) => {
      if (event?.target === startRef.current) putInOrder('start');
      props.onBlur?.();
    },
  });

  const write = (next: RangeTexts, editedBox?: RangeEnd) => {
    pick.restart(next);
    fields.edit(next, editedBox);
  };
  /** One step for Undo. */
  const writeBoth = (next: RangeTexts, before = pick.settled) => {
    steps.record(before, next);
    write(next);
  };
  const paste = useRangePaste({ rules, maxSpanDays, writeBoth });
  const complete = (text: string) =>
    pick.hasHalf ? text : completeDate(text, rules.today, latestDay(rules), rules.order);
  /** Runs on blur and when the text of a box is complete. */
  const putInOrder = (end: RangeEnd) => {
    if (pick.hasHalf) return;
    // The blur handler of the box has just reported this text, which this render does not have yet.
    const completed = { ...texts, [end]: complete(texts[end]) };
    const swapped = fields.refused ? null : swapReversed(completed, rules);
    if (swapped) {
      announce(dates.swapped(swapped.start, swapped.end));
      writeBoth(swapped, completed);
    }
    fields.touch(end);
  };
  const open = (at: RangeEnd, isModal: boolean) => {
    setOpenedAt(at);
    if (!pick.hasHalf) pick.begin(at);
    popup.open(isModal);
  };
  const isOpenAt = (end: RangeEnd) => popup.opened !== null && openedAt === end;
  const isNotEditable = Boolean(disabledReason || isReadOnly);
  const canClear = isClearable && !isNotEditable && (texts.start || texts.end);
  const clear = () => {
    writeBoth({ start: '', end: '' });
    announce(dates.rangeCleared);
    popup.close(false);
    startRef.current?.focus();
  };

  /** State and actions of one of the two boxes. */
  const boxOf = (end: RangeEnd) => {
    const refusePaste = (isOnlyWarning: boolean) => fields.refuse(end, dates.notADate, isOnlyWarning);
    return {
      text: texts[end],
      iso: fields.validation[end].value,
      error: fields.errors[end],
      isRefused: fields.refused === end,
      pasteWarning: fields.pasteWarnings[end],
      isOpen: isOpenAt(end),
      isRequired,
      disabledReason,
      isReadOnly,
      inputRef: inputRefs[end],
      stepFrom: (step: DateStep) => stepDate(texts[end], step, rules),
      complete,
      onEdit: (text: string) => write({ ...texts, [end]: text }, end),
      onLeave: () => {
        if (end === 'end') putInOrder(end);
        else if (!pick.hasHalf) fields.touch(end);
      },
      onTextCompleted: () => fields.touch(end),
      onCommit: () => putInOrder(end),
      onPasteText: (text: string, writeOne: (text: string) => void, isOnlyWarning: boolean) =>
        paste(text, writeOne, () => refusePaste(isOnlyWarning)),
      onRefusePaste: refusePaste,
      onPress: () => {
        if (!isOpenAt(end)) open(end, false);
      },
      onOpen: () => open(end, true),
      onToggle: () => (isOpenAt(end) && popup.opened?.isModal ? popup.close(true) : open(end, true)),
    };
  };

  return {
    rules,
    validation: fields.validation,
    opened: popup.opened,
    openedAt,
    pick,
    inputRefs,
    onClear: canClear ? clear : undefined,
    reportCalendarLoadError: popup.reportLoadError,
    rootProps: {
      ...popup.rootProps,
      onKeyDownCapture: (event: KeyboardEvent) => {
        const restored = isNotEditable ? undefined : steps.undoOrRedo(event);
        if (!restored) return;
        event.preventDefault();
        event.stopPropagation();
        write(restored);
      },
    },
    boxes: { start: boxOf('start'), end: boxOf('end') },
  };
}
