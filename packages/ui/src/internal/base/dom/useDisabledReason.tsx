'use client';
import { useId } from 'react';

/**
 * The one way to disable a control: it stays focusable, `aria-disabled`, described by the reason, and `data-tooltip` shows
 * the reason on hover, focus and touch. The caller blocks its own action and renders `description` beside the control.
 */
export function useDisabledReason(reason: string | undefined, describedBy?: string) {
  const id = useId();
  if (!reason) return { isDisabled: false, props: { 'aria-describedby': describedBy }, description: null };
  return {
    isDisabled: true,
    props: {
      'aria-disabled': true,
      'aria-describedby': describedBy ? `${describedBy} ${id}` : id,
      'data-tooltip': reason,
    },
    description: (
      <span id={id} hidden>
        {reason}
      </span>
    ),
  } as const;
}
