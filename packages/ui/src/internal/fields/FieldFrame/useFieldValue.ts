'use client';
import { type RefObject, useState } from 'react';
import { warnDeveloper } from '../../base/warnDeveloper.ts';
import type { FieldBaseProps, FieldName } from './FieldName.ts';
import { useFormEvents } from './useFormEvents.ts';

export interface FieldValueProps<Value> {
  /** The value of a controlled field. Without it the field keeps its own value. Removing it later empties the field. */
  value?: Value | undefined;
  /** The initial value of a field that keeps its own; a reset of the form restores it. */
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

/** The value of a field, the parent's or its own, and its setter. A reset of the form restores `defaultValue`, or else the first value. */
export function useFieldValue<Value>(props: FieldValueProps<Value> & Named, options: FieldValueOptions<Value>) {
  const { value, defaultValue, onChange } = props;
  const { empty, controlRef, dropDraft } = options;
  const isKept = value !== undefined;
  const [initial] = useState(defaultValue ?? value ?? empty);
  const [own, setOwn] = useState(isKept ? empty : initial);
  // Once `value` was removed, the field is empty and `defaultValue` is ignored.
  if (isKept && own !== empty) setOwn(empty);
  const current = isKept ? value : own;
  const change = (next: Value) => {
    if (!isKept) setOwn(next);
    onChange?.(next);
  };
  useFormEvents(controlRef, (isReset) => {
    dropDraft?.();
    // Compared as JSON, because the parent may pass an equal new list or range on each render.
    if (isReset && JSON.stringify(current) !== JSON.stringify(initial)) change(initial);
  });
  if (process.env.NODE_ENV !== 'production' && isKept && !onChange && !props.isReadOnly && !props.disabledReason)
    warnDeveloper(
      `“${props.label}” has a \`value\` without \`onChange\`: it cannot be changed. Use \`defaultValue\` or \`isReadOnly\`.`,
    );
  return [current, change] as const;
}
