'use client';
import { useId } from 'react';
import { pickDomProps } from '../../base/dom/pickDomProps.ts';
import type { FieldBaseProps, FieldName } from './FieldName.ts';

/**
 * What every field's control and frame share: name, ids, description, state. `controlProps` go to the native control
 * that takes the focus, the rest to `FieldFrame`.
 */
export function useFieldFrame(ui: string, props: FieldName & FieldBaseProps, describedBy?: string) {
  const { disabledReason, isReadOnly, error } = props;
  const ownId = useId();
  const dom = pickDomProps(ui, props, ['aria-describedby']);
  const controlId = dom.id ?? `${ownId}control`;
  const labelId = `${ownId}label`;
  const belowId = `${ownId}below`;
  const isInvalid = error && !disabledReason;
  const isLocked = Boolean(disabledReason || isReadOnly);
  const hasBelow = disabledReason || error || props.warning || props.hint;
  const descriptions = [dom['aria-describedby'], describedBy, hasBelow && belowId];
  return {
    part: ui,
    controlId,
    /** For a group, which no `for` can name. */
    labelId,
    belowId,
    label: props.label,
    isLabelHidden: props.isLabelHidden,
    /** Nothing can be changed here, for a reason that is shown or because it is only to be read. */
    isLocked,
    /** A value that does not count is not submitted. */
    submittedName: disabledReason ? undefined : props.name,
    controlProps: {
      ...dom,
      // The frame carries it.
      'data-ui': undefined,
      id: controlId,
      readOnly: isLocked || undefined,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      'aria-invalid': isInvalid ? true : undefined,
      'aria-required': props.isRequired || undefined,
      'aria-disabled': disabledReason ? true : undefined,
      onFocus: () => props.onFocus?.(),
      onBlur: () => props.onBlur?.(),
    },
    boxProps: {
      'data-invalid': isInvalid ? '' : undefined,
      'data-disabled': disabledReason ? '' : undefined,
      'data-readonly': isReadOnly && !disabledReason ? '' : undefined,
    },
  } as const;
}

export type FieldFrameParts = ReturnType<typeof useFieldFrame>;
