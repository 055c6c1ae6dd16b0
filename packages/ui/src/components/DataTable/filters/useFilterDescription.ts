'use client';
import { decimalMarkOf, useLocale } from '../../../i18n/LocaleContext.ts';
import { tableFiltersPtBR } from '../../../i18n/ptBR/tableFilters.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { useDateOrder } from '../../../internal/dates/dateOrder.ts';
import { formatDate } from '../../../internal/dates/formatDate.ts';
import { formatDecimal } from '../../../internal/fields/numbers/formatDecimal.ts';
import type { ColumnFilter, FilterValue } from './FilterFeatures.ts';

/** The text of an applied filter in its tag: “Paga, Vencida”, “a partir de 01/11/2026”. */
export function useFilterDescription() {
  const messages = useAreaMessages('table', tableFiltersPtBR);
  const order = useDateOrder();
  const mark = decimalMarkOf(useLocale());
  const between = (from: string | null, to: string | null) => {
    if (from === null) return to === null ? '' : messages.filterUpTo(to);
    if (to === null) return messages.filterFrom(from);
    return from === to ? from : messages.filterBetween(from, to);
  };
  return (filter: ColumnFilter, applied: FilterValue): string => {
    switch (applied.kind) {
      case 'text':
        return applied.value;
      case 'choice': {
        const options = filter.kind === 'choice' ? filter.options : [];
        return applied.value
          .map((value) => options.find((option) => option.value === value)?.label ?? value)
          .join(', ');
      }
      case 'period': {
        const { start, end } = applied.value;
        return between(start && formatDate(start, order), end && formatDate(end, order));
      }
      case 'number': {
        const { decimals = 0, unit = '' } = filter.kind === 'number' ? filter : {};
        // A whole number has no decimals; any other has all `decimals` of the filter, as in 10,50.
        const write = (decimal: string | null) =>
          decimal && `${formatDecimal(decimal, decimal.includes('.') ? decimals : 0, mark)} ${unit}`.trim();
        return between(write(applied.value.min), write(applied.value.max));
      }
    }
  };
}
