'use client';
import type { FocusEvent, KeyboardEvent } from 'react';
import { timeRangePtBR } from '../../i18n/ptBR/dates/timeRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import { joinSentences } from '../../internal/base/announce/joinSentences.ts';
import type { DateStep } from '../../internal/dates/stepDate.ts';
import { useControlRef } from '../../internal/fields/FieldFrame/useControlRef.ts';
import { useFieldValue } from '../../internal/fields/FieldFrame/useFieldValue.ts';
import { useTypedTexts } from '../../internal/fields/typed/useTypedTexts.ts';
import { useTextSteps } from '../../internal/fields/undo/useTextSteps.ts';
import { isTypedTime, stepTimeText, timeMessage, timeRules } from '../TimeField/timeKind.ts';
import { completeTime, type TimeText, validateTime, validTimeOrNull } from '../TimeField/timeText.ts';
import { readTimeRange } from './readTimeRange.ts';
import { shiftPresets, type TimeRangePreset } from './shiftPresets.ts';
import type { TimeRange, TimeRangeFieldProps } from './TimeRangeFieldProps.ts';
import {
  endsNextDay,
  swapReversedTimes,
  type TimeEnd,
  timeEnds,
  type TimeTexts,
  type TimeValidation,
  validateTimes,
} from './validateTimes.ts';

const nothing: TimeRange = { start: null, end: null };

/** The state of a range of times: typing, pasting, swapping, choosing a preset and undoing. */
export function useTimeRange(props: TimeRangeFieldProps) {
  const { allowOvernight = false, disabledReason, isReadOnly, isRequired } = props;
  const dates = useAreaMessages('dates', timeRangePtBR);
  const startRef = useControlRef({ ref: props.startRef });
  const inputRefs = { start: startRef, end: useControlRef({ ref: props.endRef }) };
  const isNotEditable = Boolean(disabledReason || isReadOnly);
  const rules = timeRules(props);
  const [value, onChange] = useFieldValue<TimeRange>(props, {
    empty: nothing,
    controlRef: startRef,
    dropDraft: (): void => fields.reset(),
  });
  const fields = useTypedTexts<TimeEnd, TimeText, TimeValidation>({
    boxes: timeEnds,
    value: { start: validTimeOrNull(value.start), end: validTimeOrNull(value.end) },
    onChange,
    format: (time) => time ?? '',
    validate: (texts) => validateTimes(texts, rules),
    messageOf: ({ problem }) => timeMessage(problem, rules, dates),
    errors: { start: props.startError, end: props.endError },
    isNotEditable,
    onValidityChange: props.onValidityChange,
  });
  const { texts, validation } = fields;
  const steps = useTextSteps(texts);
  const [start, end] = [validation.start.value, validation.end.value];
  const isOvernight = allowOvernight && endsNextDay(start, end);

  /** One step for Undo. */
  const writeBoth = (next: TimeTexts, before = texts) => {
    steps.record(before, next);
    fields.edit(next);
  };
  /** The line below the second box announces an end on the next day only once. This announces it again for another range. */
  const announceTimes = (sentence: string, next: TimeTexts) => {
    const isStillOvernight = isOvernight && endsNextDay(next.start, next.end);
    announce(isStillOvernight ? joinSentences([sentence, dates.endsNextDay]) : sentence);
  };
  /** Runs on blur and when the text of a box is complete. */
  const putInOrder = (at: TimeEnd) => {
    // The blur handler of the box has just reported this text, which this render does not have yet.
    const completed = { ...texts, [at]: completeTime(texts[at]) };
    const swapped = fields.refused || allowOvernight || isNotEditable ? null : swapReversedTimes(completed, rules);
    if (swapped) {
      announce(dates.timesSwapped(swapped.start, swapped.end));
      writeBoth(swapped, completed);
    }
    fields.touch(at);
  };
  const inOrder = (next: TimeTexts) => (allowOvernight ? null : swapReversedTimes(next, rules)) ?? next;

  /** A pasted range fills both boxes; a pasted time fills the box with the caret. Returns true if the text was accepted or refused. */
  const paste = (at: TimeEnd, text: string, writeOne: (text: string) => void, isOnlyWarning: boolean) => {
    if (isTypedTime(text)) return false;
    const pasted = readTimeRange(text);
    if (!pasted) fields.refuse(at, dates.timesRefused, isOnlyWarning);
    else if (!pasted.end) writeOne(pasted.start);
    else {
      const next = inOrder({ start: pasted.start, end: pasted.end });
      writeBoth(next);
      const { start: first, end: last } = validateTimes(next, rules);
      // A refused time is announced by the message below its box.
      if (!first.problem && !last.problem) announceTimes(dates.timesPasted(next.start, next.end), next);
    }
    return true;
  };

  const reasonFor = (preset: TimeRangePreset) => {
    if (disabledReason) return disabledReason;
    const problem = [preset.start, preset.end]
      .map((time) => (validTimeOrNull(time) === null ? 'nonexistent' : validateTime(time, rules).problem))
      .find(Boolean);
    if (problem) return timeMessage(problem, rules, dates);
    return allowOvernight || !endsNextDay(preset.start, preset.end) ? undefined : dates.endsNextDay;
  };
  const presets = props.presets === 'shifts' ? shiftPresets(dates) : props.presets;

  /** State and actions of one of the two boxes. */
  const boxOf = (at: TimeEnd) => ({
    text: texts[at],
    iso: validation[at].value,
    error: fields.errors[at],
    isRefused: fields.refused === at,
    pasteWarning: fields.pasteWarnings[at],
    isRequired,
    disabledReason,
    isReadOnly,
    inputRef: inputRefs[at],
    stepFrom: (step: DateStep) => stepTimeText(texts[at], step, rules),
    complete: completeTime,
    onEdit: (text: string) => fields.edit({ ...texts, [at]: text }, at),
    onLeave: () => (at === 'end' ? putInOrder(at) : fields.touch(at)),
    onTextCompleted: () => fields.touch(at),
    onCommit: () => putInOrder(at),
    onPasteText: (text: string, writeOne: (text: string) => void, isOnlyWarning: boolean) =>
      paste(at, text, writeOne, isOnlyWarning),
    onRefusePaste: (isOnlyWarning: boolean) => fields.refuse(at, dates.notATime, isOnlyWarning),
  });

  return {
    boxes: { start: boxOf('start'), end: boxOf('end') },
    endNote: isOvernight ? dates.endsNextDay : undefined,
    endWarning: start !== null && start === end && !allowOvernight ? dates.sameTimes : undefined,
    presets: isReadOnly
      ? undefined
      : presets?.map((preset) => ({
          label: preset.label,
          isChosen: start === preset.start && end === preset.end,
          disabledReason: reasonFor(preset),
          choose: () => {
            const next = { start: preset.start, end: preset.end };
            writeBoth(next);
            announceTimes(dates.timesChosen(next.start, next.end), next);
          },
        })),
    rootProps: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) props.onFocus?.();
      },
      onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (target === startRef.current) putInOrder('start');
        props.onBlur?.();
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        const restored = isNotEditable ? undefined : steps.undoOrRedo(event);
        if (!restored) return;
        event.preventDefault();
        event.stopPropagation();
        fields.edit(restored);
      },
    },
  };
}
