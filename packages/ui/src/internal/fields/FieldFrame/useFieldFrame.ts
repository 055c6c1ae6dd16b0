'use client';
import { useId } from 'react';
import { pickDomProps } from '../../base/dom/pickDomProps.ts';
import type { FieldBaseProps, FieldName } from './FieldName.ts';

/**
 * The common part of every field: name, ids, description and state. Pass `controlProps` to the native control and the rest to `FieldFrame`.
 */
export function useFieldFrame(dataUi: string, props: FieldName & FieldBaseProps, describedBy?: string) {
  const { disabledReason, isReadOnly, error } = props;
  const ownId = useId();
  const dom = pickDomProps(dataUi, props, ['aria-describedby']);
  const controlId = dom.id ?? `${ownId}control`;
  const labelId = `${ownId}label`;
  const belowId = `${ownId}below`;
  const isInvalid = error && !disabledReason;
  const isNotEditable = Boolean(disabledReason || isReadOnly);
  const hasBelow = disabledReason || error || props.warning || props.hint;
  const descriptions = [dom['aria-describedby'], describedBy, hasBelow && belowId];
  return {
    dataUi,
    controlId,
    /** The id of the label, for a group, to which `htmlFor` cannot refer. */
    labelId,
    belowId,
    label: props.label,
    isLabelHidden: props.isLabelHidden,
    /** The field is disabled or read-only. */
    isNotEditable,
    /** The name for the form; undefined if the field is disabled and not submitted. */
    submittedName: disabledReason ? undefined : props.name,
    controlProps: {
      ...dom,
      // Not on the control: the frame has `data-ui`.
      'data-ui': undefined,
      id: controlId,
      readOnly: isNotEditable || undefined,
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
