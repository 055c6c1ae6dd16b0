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

/** For the warning in development. */
type Named = Partial<Pick<FieldName, 'label'>> & Pick<FieldBaseProps, 'isReadOnly' | 'disabledReason'>;

interface FieldValueOptions<Value> {
  /** Keep it stable between renders. */
  empty: Value;
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>;
  /** Clears a text that is not a value: a partial date, the text of a search. */
  dropDraft?: (() => void) | undefined;
}

/** The value of a field, the parent's or its own, and its setter. A reset of the form restores `defaultValue`, or else the first value. */
export function useFieldValue<Value>(props: FieldValueProps<Value> & Named, options: FieldValueOptions<Value>) {
  const { value, defaultValue, onChange } = props;
  const { empty, controlRef, dropDraft } = options;
  const isKept = value !== undefined;
  const [initial] = useState(defaultValue ?? value ?? empty);
  const [own, setOwn] = useState(isKept ? empty : initial);
  // The initial value is ignored once the value was removed.
  if (isKept && own !== empty) setOwn(empty);
  const current = isKept ? value : own;
  const change = (next: Value) => {
    if (!isKept) setOwn(next);
    onChange?.(next);
  };
  useFormEvents(controlRef, (isReset) => {
    dropDraft?.();
    // Texts, booleans, lists and date ranges; the parent may pass an equal new one on each render.
    if (isReset && JSON.stringify(current) !== JSON.stringify(initial)) change(initial);
  });
  if (process.env.NODE_ENV !== 'production' && isKept && !onChange && !props.isReadOnly && !props.disabledReason)
    warnDeveloper(
      `“${props.label}” has a \`value\` without \`onChange\`: it cannot be changed. Use \`defaultValue\` or \`isReadOnly\`.`,
    );
  return [current, change] as const;
}
