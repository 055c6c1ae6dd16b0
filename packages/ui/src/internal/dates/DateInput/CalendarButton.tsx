'use client';
import { Calendar } from '@lucide/icons';
import type { Ref } from 'react';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';
import { useDisabledReason } from '../../base/dom/useDisabledReason.tsx';
import { calendarButton } from './CalendarButton.css.ts';

interface CalendarButtonProps {
  name: string;
  isOpen: boolean;
  /** Whether it is in the Tab order. Of two buttons for the same calendar only one is. */
  hasTabStop?: boolean | undefined;
  disabledReason?: string | undefined;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function CalendarButton({ name, isOpen, hasTabStop = true, disabledReason, onPress, ref }: CalendarButtonProps) {
  const disabled = useDisabledReason(disabledReason);
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={calendarButton}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tabIndex={hasTabStop ? undefined : -1}
        {...disabled.props}
        onClick={() => {
          if (!disabled.isDisabled) onPress();
        }}
      >
        <SvgIcon icon={Calendar} size={18} />
      </button>
      {disabled.description}
    </>
  );
}
