'use client';
import { type RefObject, useState } from 'react';
import { warnDeveloper } from '../../base/warnDeveloper.ts';
import type { FieldBaseProps, FieldName } from './FieldName.ts';
import { useFormEvents } from './useFormEvents.ts';

export interface FieldValueProps<Value> {
  /** The value of a controlled field. Without it the field is uncontrolled. Removing it later empties the field. */
  value?: Value | undefined;
  /** The initial value of an uncontrolled field. A form reset restores it. */
  defaultValue?: Value | undefined;
  /** Runs with the new value at every change. */
  onChange?: ((value: Value) => void) | undefined;
}

/** The name of the field in development warnings. */
type Named = Partial<Pick<FieldName, 'label'>> & Pick<FieldBaseProps, 'isReadOnly' | 'disabledReason'>;

interface FieldValueOptions<Value> {
  /** Keep it stable between renders. */
  empty: Value;
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>;
  /** Clears a text that is not a value, such as a partial date. */
  dropDraft?: (() => void) | undefined;
}

/** The current value of a controlled or uncontrolled field, and its setter. A form reset restores `defaultValue`, or else the first value. */
export function useFieldValue<Value>(props: FieldValueProps<Value> & Named, options: FieldValueOptions<Value>) {
  const { value, defaultValue, onChange } = props;
  const { empty, controlRef, dropDraft } = options;
  const isControlled = value !== undefined;
  const [initial] = useState(defaultValue ?? value ?? empty);
  const [uncontrolledValue, setUncontrolledValue] = useState(isControlled ? empty : initial);
  // Once `value` was removed, the field is empty and `defaultValue` is ignored.
  if (isControlled && uncontrolledValue !== empty) setUncontrolledValue(empty);
  const current = isControlled ? value : uncontrolledValue;
  const change = (next: Value) => {
    if (!isControlled) setUncontrolledValue(next);
    onChange?.(next);
  };
  useFormEvents(controlRef, (isReset) => {
    dropDraft?.();
    // Compared as JSON, because the parent may pass an equal new list or range on each render.
    if (isReset && JSON.stringify(current) !== JSON.stringify(initial)) change(initial);
  });
  if (process.env.NODE_ENV !== 'production' && isControlled && !onChange && !props.isReadOnly && !props.disabledReason)
    warnDeveloper(
      `“${props.label}” has a \`value\` without \`onChange\`: it cannot be changed. Use \`defaultValue\` or \`isReadOnly\`.`,
    );
  return [current, change] as const;
}
