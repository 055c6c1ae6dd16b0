'use client';
import { useId } from 'react';

/**
 * For buttons and links. Keeps the control focusable and adds `aria-disabled`, the reason as its description, and `data-tooltip`, which
 * shows the reason on hover, focus and touch. The component blocks its own action and renders `description` next to the control.
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
