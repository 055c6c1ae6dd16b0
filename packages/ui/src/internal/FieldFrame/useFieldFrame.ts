'use client';
import { useId } from 'react';
import type { FieldBaseProps } from './FieldName.ts';

/** The ids that wire a control to its label, hint, error and disabled reason, and the ARIA props that follow from them. */
export function useFieldFrame(
  { hint, error, warning, isRequired, disabledReason }: FieldBaseProps,
  label: string | undefined,
) {
  const id = useId();
  const controlId = `${id}control`;
  const labelId = `${id}label`;
  const belowId = `${id}below`;
  const isInvalid = Boolean(error) && !disabledReason;
  const hasBelow = Boolean(disabledReason || error || warning || hint);
  return {
    controlId,
    labelId,
    belowId,
    controlProps: {
      id: controlId,
      'aria-labelledby': label === undefined ? undefined : labelId,
      'aria-describedby': hasBelow ? belowId : undefined,
      'aria-invalid': isInvalid || undefined,
      'aria-required': isRequired || undefined,
      'aria-disabled': disabledReason ? true : undefined,
    },
    boxProps: { 'data-invalid': isInvalid ? '' : undefined, 'data-disabled': disabledReason ? '' : undefined },
  } as const;
}

export type FieldFrameIds = ReturnType<typeof useFieldFrame>;
