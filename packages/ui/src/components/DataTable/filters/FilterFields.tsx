'use client';
import { useLayoutEffect, useRef } from 'react';
import { tableFiltersPtBR } from '../../../i18n/ptBR/tableFilters.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { CheckboxGroup } from '../../CheckboxGroup/CheckboxGroup.tsx';
import { DateRangePicker } from '../../DateRangePicker/DateRangePicker.tsx';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { numberPair } from './Filters.css.ts';
import type { ColumnFilter, FilterValue } from './FilterFeatures.ts';

interface FilterFieldsProps {
  header: string;
  filter: ColumnFilter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
}

/** The lowest number that an open filter allows: fifteen digits, as many as a decimal number keeps. */
const lowest = '-999999999999999';

export function FilterFields({ header, filter, value, onChange }: FilterFieldsProps) {
  const messages = useAreaMessages('table', tableFiltersPtBR);
  const ref = useRef<HTMLInputElement>(null);
  // A layout effect, because the dialog focuses itself afterwards unless it contains the focus.
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  switch (value.kind) {
    case 'text':
      return (
        <TextField
          label={messages.filterContains(header)}
          inputRef={ref}
          value={value.value}
          onChange={(text) => onChange({ ...value, value: text })}
        />
      );
    case 'choice':
      return (
        <CheckboxGroup
          label={header}
          inputRef={ref}
          options={filter.kind === 'choice' ? filter.options : []}
          value={value.value}
          onChange={(values) => onChange({ ...value, value: values })}
        />
      );
    case 'period':
      return (
        <DateRangePicker
          label={header}
          startRef={ref}
          value={value.value}
          onChange={(range) => onChange({ ...value, value: range })}
        />
      );
    case 'number': {
      const shared = {
        ...(filter.kind === 'number' && { decimals: filter.decimals, unit: filter.unit }),
        min: lowest,
      };
      const { min, max } = value.value;
      return (
        <fieldset aria-label={header} className={numberPair}>
          <NumberField
            {...shared}
            label={messages.filterMin}
            inputRef={ref}
            value={min}
            onChange={(next) => onChange({ ...value, value: { min: next, max } })}
          />
          <NumberField
            {...shared}
            label={messages.filterMax}
            value={max}
            onChange={(next) => onChange({ ...value, value: { min, max: next } })}
          />
        </fieldset>
      );
    }
  }
}
