'use client';
import { timeRangePtBR } from '../../i18n/ptBR/dates/timeRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { pickDomProps } from '../../internal/base/dom/pickDomProps.ts';
import { PresetList } from '../../internal/dates/Calendar/PresetList.tsx';
import { DateInput } from '../../internal/dates/DateInput/DateInput.tsx';
import { asterisk, label as fieldLabel } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { timeKind } from '../TimeField/timeKind.ts';
import { boxes, group, presetRow, root } from './TimeRangeField.css.ts';
import type { TimeRangeFieldProps } from './TimeRangeFieldProps.ts';
import { useTimeRange } from './useTimeRange.ts';

/** The start and the end of a shift or an appointment, without a day and a zone. Use `TimeField` for a single time. */
export function TimeRangeField(props: TimeRangeFieldProps) {
  const { label, isLabelHidden = true } = props;
  const dates = useAreaMessages('dates', timeRangePtBR);
  const { 'aria-describedby': described, ...dom } = pickDomProps('time-range-field', props, ['aria-describedby']);
  const range = useTimeRange(props);
  const shared = {
    dataUi: 'time-range-end',
    kind: timeKind,
    placeholder: dates.timePlaceholder,
    isLabelHidden: !isLabelHidden,
  };
  return (
    <div {...range.rootProps} {...dom} className={root}>
      {!isLabelHidden && (
        <div aria-hidden="true" className={fieldLabel}>
          <span>{label}</span>
          {props.isRequired && <span className={asterisk}>*</span>}
        </div>
      )}
      <fieldset aria-label={label} aria-describedby={described} className={group}>
        <div className={boxes}>
          <DateInput
            {...shared}
            {...range.boxes.start}
            label={props.startLabel ?? dates.start}
            hint={props.hint}
            id={props.startId}
            name={props.startName}
          />
          <DateInput
            {...shared}
            {...range.boxes.end}
            label={props.endLabel ?? dates.end}
            hint={range.endNote}
            warning={range.endWarning}
            id={props.endId}
            name={props.endName}
          />
        </div>
        {range.presets && (
          <div className={presetRow}>
            <PresetList presets={range.presets} hasTabStop />
          </div>
        )}
      </fieldset>
    </div>
  );
}
