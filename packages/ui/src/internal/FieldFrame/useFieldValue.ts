'use client';
import { type RefObject, useState } from 'react';
import { warnDeveloper } from '../warnDeveloper.ts';
import { useFormEvents } from './useFormEvents.ts';

export interface FieldValueProps<Value> {
  /** What is in the field, kept by the caller. Leave it out for a field that keeps its own; taken away later, it leaves the field empty. */
  value?: Value | undefined;
  /** What is in the field at first, where it keeps its own value; also what a reset of the form brings back. */
  defaultValue?: Value | undefined;
  /** Runs with the new value at every change. */
  onChange?: ((value: Value) => void) | undefined;
}

interface FieldValueOptions<Value> extends FieldValueProps<Value> {
  empty: Value;
  controlRef: RefObject<{ form: HTMLFormElement | null } | null>;
  /** Drops what stands in the field and is no value: half a date, the text of a search. */
  dropDraft?: (() => void) | undefined;
}

/** Values are texts, flags, lists and ranges of dates; a caller may write the same one anew at each render. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The value of a field, the caller's or its own, and the way to change it. A reset of the form brings back
 * `defaultValue`, or else what the field began with.
 */
export function useFieldValue<Value>(options: FieldValueOptions<Value>) {
  const { value, defaultValue, onChange, empty, controlRef, dropDraft } = options;
  const [own, setOwn] = useState(value ?? defaultValue ?? empty);
  const [initial] = useState(defaultValue ?? own);
  const isKept = value !== undefined;
  const [wasKept, setWasKept] = useState(isKept);
  if (wasKept !== isKept) {
    setWasKept(isKept);
    // What the field began with is long over by now.
    if (!isKept) setOwn(empty);
  }
  const current = isKept ? value : own;
  const change = (next: Value) => {
    if (!isKept) setOwn(next);
    onChange?.(next);
  };
  useFormEvents(controlRef, {
    onDropDrafts: dropDraft,
    onReset: () => {
      dropDraft?.();
      if (!isSame(current, initial)) change(initial);
    },
  });
  if (process.env.NODE_ENV !== 'production' && isKept && !onChange)
    warnDeveloper(
      'A field has a `value` without `onChange`: it cannot be changed. Use `defaultValue` or `isReadOnly`.',
    );
  return [current, change] as const;
}
