'use client';
import { dateRangePtBR } from '../../i18n/ptBR/dates/dateRange.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { CalendarButton } from '../../internal/dates/DateInput/CalendarButton.tsx';
import { ClearButton } from '../../internal/dates/DateInput/ClearButton.tsx';
import { DateInput } from '../../internal/dates/DateInput/DateInput.tsx';
import type { useDateRange } from './useDateRange.ts';

type RangeEndInputProps = ReturnType<typeof useDateRange>['boxes']['start'] & {
  label: string;
  isLabelHidden: boolean;
  placeholder: string;
  hint?: string | undefined;
  id: string | undefined;
  name?: string | undefined;
  /** Whether the calendar button of this box is in the Tab order. Only one of the two is. */
  isLast?: boolean | undefined;
  onClear?: (() => void) | undefined;
};

/** One of the two boxes of a range. */
export function RangeEndInput({ isOpen, isLast = false, onToggle, onClear, ...box }: RangeEndInputProps) {
  const dates = useAreaMessages('dates', dateRangePtBR);
  return (
    <DateInput
      {...box}
      dataUi="date-range-end"
      buttons={
        <>
          {!box.isReadOnly && (
            <CalendarButton
              name={dates.openCalendarAt(box.placeholder)}
              isOpen={isOpen}
              hasTabStop={isLast}
              disabledReason={box.disabledReason}
              onPress={onToggle}
            />
          )}
          {onClear && <ClearButton name={dates.clearRange} onPress={onClear} />}
        </>
      }
    />
  );
}
