'use client';
import { type FocusEvent, type KeyboardEvent, type Ref, Suspense, useRef, useState } from 'react';
import { useMessages } from '../../i18n/MessagesContext.ts';
import { announce } from '../../internal/announce.ts';
import { CalendarFooter } from './CalendarFooter.tsx';
import { LazyCalendarPopup, useCalendarPopup } from '../../internal/DateInput/useCalendarPopup.ts';
import { completeDate } from '../../internal/dates/completeDate.ts';
import { clampIso } from '../../internal/dates/isoDate.ts';
import { judgeDate } from '../../internal/dates/judgeDate.ts';
import { todayIso } from '../../internal/dates/todayIso.ts';
import { group, root } from './DateRangePicker.css.ts';
import { type RangeEnd, type RangeTexts, swapReversed } from './judgeRange.ts';
import { PresetList } from './PresetList.tsx';
import { RangeEndInput } from './RangeEndInput.tsx';
import { useRangePaste } from './useRangePaste.ts';
import { useRangePick } from './useRangePick.ts';
import { useRangeSteps } from './useRangeSteps.ts';
import { type DateRange, useRangeTexts } from './useRangeTexts.ts';

export interface DateRangePickerProps {
  /** The name of the two boxes together, for assistive technology; not shown. */
  label: string;
  /** Both ends as `yyyy-MM-dd`; `null` for one that is not chosen. */
  value: DateRange;
  /** At every change that makes or unmakes a date; a range picked in the calendar comes once, whole and in order. */
  onChange: (value: DateRange) => void;
  /** Overrides “De:”. @default 'De:' */
  startLabel?: string | undefined;
  /** Overrides “Até:”. @default 'Até:' */
  endLabel?: string | undefined;
  /** Overrides “Data inicial”. @default 'Data inicial' */
  startPlaceholder?: string | undefined;
  /** Overrides “Data final”. @default 'Data final' */
  endPlaceholder?: string | undefined;
  /** Days from the first to the last date: 01/03 to 31/03 is 30. @default 720 */
  maxSpanDays?: number | undefined;
  /** False refuses days after `today`, in the calendar and typed. @default true */
  allowFuture?: boolean | undefined;
  /** An earlier year is refused. @default 1900 */
  minYear?: number | undefined;
  /** A later year is refused. @default 2100 */
  maxYear?: number | undefined;
  /** Shows the red asterisks; checking is the form's. */
  isRequired?: boolean | undefined;
  /** The button that empties both boxes. @default true */
  isClearable?: boolean | undefined;
  /** Hoje, Ontem, Últimos 7 dias, Últimos 30 dias under the calendar. @default true */
  hasPresets?: boolean | undefined;
  /** The form's message for the start (“Data inicial obrigatória”); the picker's own message comes before it. */
  startError?: string | undefined;
  /** The form's message for the end (“Data final obrigatória”); the picker's own message comes before it. */
  endError?: string | undefined;
  /** Below the first box while it has no error. */
  hint?: string | undefined;
  /** Disables both boxes and says why. */
  disabledReason?: string | undefined;
  /** Names under which a form submits `yyyy-MM-dd`. */
  startName?: string | undefined;
  /** The name under which a form submits the last date. */
  endName?: string | undefined;
  /** The two inputs, for a form that focuses the first wrong field. */
  startRef?: Ref<HTMLInputElement> | undefined;
  /** Reaches the native element: for a measure or a focus that no prop offers. */
  endRef?: Ref<HTMLInputElement> | undefined;
  /** `yyyy-MM-dd`; the browser's day when left out. For stories and tests. */
  today?: string | undefined;
  /** The picker's own messages while a text is no valid date, so that a form can hold back. */
  onValidityChange?: ((messages: { start?: string | undefined; end?: string | undefined }) => void) | undefined;
  /** When the focus has left both boxes and the calendar. */
  onBlur?: (() => void) | undefined;
}

/** Two dates, typed, pasted or picked from one calendar, always in order. Use `DatePicker` for a single date. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { allowFuture = true, minYear = 1900, maxYear = 2100, today = todayIso(), maxSpanDays = 720 } = props;
  const { isClearable = true, hasPresets = true, disabledReason, label, onBlur } = props;
  const { dates } = useMessages();
  const [openedAt, setOpenedAt] = useState<RangeEnd>('start');
  const startRef = useRef<HTMLInputElement>(null);
  const endRef = useRef<HTMLInputElement>(null);
  const inputRefs = { start: startRef, end: endRef };
  const rules = { allowFuture, minYear, maxYear, today };
  const fields = useRangeTexts({ ...props, rules, maxSpanDays });
  const steps = useRangeSteps(fields.texts);
  const pick = useRangePick({ fields, rules, maxSpanDays, onChosen: steps.record });
  const popup = useCalendarPopup(pick.cancelHalf, pick.cancelHalf);
  const { opened } = popup;

  const write = (texts: RangeTexts) => {
    pick.giveWay(texts, judgeDate(texts.start, rules).iso !== null);
    fields.edit(texts);
  };
  const writeBoth = (texts: RangeTexts, before = fields.texts) => {
    steps.record(before, texts);
    write(texts);
  };
  const paste = useRangePaste({ rules, maxSpanDays, writeBoth });
  const undoByKey = (event: KeyboardEvent) => {
    const texts = steps.travel(event);
    if (!texts) return;
    event.preventDefault();
    event.stopPropagation();
    write(texts);
  };
  const complete = (text: string) => (pick.hasHalf ? text : completeDate(text, today));
  const swapAfter = (end: RangeEnd) => {
    if (pick.hasHalf) return;
    // The box that is left has just written the same: this render does not know it yet.
    const texts = { ...fields.texts, [end]: complete(fields.texts[end]) };
    const swapped = swapReversed(texts, rules);
    if (!swapped) return;
    announce(dates.swapped(swapped.start, swapped.end));
    writeBoth(swapped, texts);
  };
  const leave = (end: RangeEnd) => {
    if (end === 'end') swapAfter(end);
    if (!pick.hasHalf) fields.leave(end);
  };
  const leaveAll = (event: FocusEvent<HTMLElement>) => {
    popup.rootProps.onBlur(event);
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (event.target === startRef.current) swapAfter('start');
    onBlur?.();
  };
  const open = (at: RangeEnd, isModal: boolean) => {
    setOpenedAt(at);
    if (!pick.hasHalf) pick.begin(at);
    popup.open(isModal);
  };
  const clear = () => {
    writeBoth({ start: '', end: '' });
    announce(dates.rangeCleared);
    popup.close(false);
    startRef.current?.focus();
  };
  const canClear = isClearable && !disabledReason && (fields.texts.start !== '' || fields.texts.end !== '');
  const renderEnd = (end: RangeEnd) => (
    <RangeEndInput
      end={end}
      props={props}
      fields={fields}
      isOpen={opened !== null && openedAt === end}
      innerRef={inputRefs[end]}
      onEdit={(text) => write({ ...fields.texts, [end]: text })}
      onLeave={() => leave(end)}
      complete={complete}
      onPasteText={paste}
      onPress={() => {
        if (!opened || openedAt !== end) open(end, false);
      }}
      onOpen={() => open(end, true)}
      onToggle={() => (opened?.isModal && openedAt === end ? popup.close(true) : open(end, true))}
      onClear={end === 'end' && canClear ? clear : undefined}
    />
  );
  const rootProps = { ...popup.rootProps, onBlur: leaveAll, onKeyDownCapture: undoByKey };
  return (
    <div {...rootProps} className={root}>
      <fieldset aria-label={label} className={group}>
        {renderEnd('start')}
        {renderEnd('end')}
      </fieldset>
      {opened && (
        <Suspense fallback={null}>
          <LazyCalendarPopup
            key={String(opened.isModal)}
            label={dates.calendar(label)}
            anchorRef={inputRefs[openedAt]}
            isModal={opened.isModal}
            hint={pick.hint}
            showOn={clampIso(
              fields.judged[openedAt].iso ?? fields.judged.start.iso ?? today,
              `${minYear}-01-01`,
              `${maxYear}-12-31`,
            )}
            today={today}
            minYear={minYear}
            maxYear={maxYear}
            selected={{ start: fields.judged.start.iso, end: fields.judged.end.iso }}
            fixedEnd={pick.fixedEnd}
            isRange
            reasonFor={pick.reasonFor}
            onPick={(iso) => {
              if (pick.press(iso)) popup.close(true);
            }}
            footer={
              <CalendarFooter hasTabStop={opened.isModal} onClear={canClear ? clear : undefined}>
                {hasPresets && (
                  <PresetList
                    today={today}
                    maxSpanDays={maxSpanDays}
                    hasTabStop={opened.isModal}
                    onChoose={(start, end) => {
                      pick.chooseRange(start, end);
                      popup.close(true);
                    }}
                  />
                )}
              </CalendarFooter>
            }
          />
        </Suspense>
      )}
    </div>
  );
}
