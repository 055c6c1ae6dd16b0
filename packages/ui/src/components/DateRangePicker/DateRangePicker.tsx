'use client';
import { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { LazyCalendarPopup } from '../../internal/dates/DateInput/lazyCalendar.ts';
import { calendarBounds } from '../../internal/dates/validateDate.ts';
import { asterisk, label as fieldLabel } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { CalendarFooter } from '../../internal/dates/Calendar/CalendarFooter.tsx';
import { group, root } from './DateRangePicker.css.ts';
import type { DateRangePickerProps } from './DateRangePickerProps.ts';
import { RangeEndInput } from './RangeEndInput.tsx';
import { rangePresets } from './rangePresets.ts';
import { useDateRange } from './useDateRange.ts';

/** Two dates, typed, pasted or picked from one calendar, always in order. Use `DatePicker` for a single date. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, isLabelHidden = true, hasPresets = true } = props;
  const dates = useAreaMessages('dates', dateRangePtBR);
  const { 'aria-describedby': described, ...dom } = pickDomProps('date-range-picker', props, ['aria-describedby']);
  const range = useDateRange(props);
  const { opened, openedAt, pick, validation, rules } = range;
  const bounds = calendarBounds(rules);
  return (
    <div {...range.rootProps} {...dom} className={root}>
      {!isLabelHidden && (
        <div aria-hidden="true" className={fieldLabel}>
          <span>{label}</span>
          {props.isRequired && <span className={asterisk}>*</span>}
        </div>
      )}
      <fieldset aria-label={label} aria-describedby={described} className={group}>
        <RangeEndInput
          {...range.boxes.start}
          label={props.startLabel ?? dates.start}
          isLabelHidden={!isLabelHidden}
          placeholder={props.startPlaceholder ?? dates.startPlaceholder}
          hint={props.hint}
          id={props.startId}
          name={props.startName}
        />
        <RangeEndInput
          {...range.boxes.end}
          label={props.endLabel ?? dates.end}
          isLabelHidden={!isLabelHidden}
          placeholder={props.endPlaceholder ?? dates.endPlaceholder}
          id={props.endId}
          name={props.endName}
          isLast
          onClear={range.onClear}
        />
      </fieldset>
      {opened && (
        <LazyCalendarPopup
          onLoadError={range.reportCalendarLoadError}
          key={String(opened.isModal)}
          label={dates.calendar(label)}
          anchorRef={range.inputRefs[openedAt]}
          isModal={opened.isModal}
          hint={pick.hint}
          showOn={bounds.nearest(validation[openedAt].value ?? validation.start.value ?? rules.today)}
          today={rules.today}
          minYear={bounds.minYear}
          maxYear={bounds.maxYear}
          selected={{ start: validation.start.value, end: validation.end.value }}
          fixedEnd={pick.fixedEnd}
          isRange
          reasonFor={pick.reasonFor}
          onPick={pick.press}
          footer={
            <CalendarFooter
              hasTabStop={opened.isModal}
              onClear={range.onClear}
              presets={
                hasPresets
                  ? (props.presets ?? rangePresets(rules.today, dates)).map(({ label, start, end }) => ({
                      label,
                      disabledReason: pick.rangeReason(start, end),
                      choose: () => pick.chooseRange(start, end),
                    }))
                  : undefined
              }
            />
          }
        />
      )}
    </div>
  );
}
