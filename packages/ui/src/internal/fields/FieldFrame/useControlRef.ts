'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';

interface ControlRefs<Control> {
  ref?: Ref<Control> | undefined;
  inputRef?: Ref<Control> | undefined;
}

/** The field's own hold on its native control, to which the `ref` and the `inputRef` of the caller lead as well. */
export function useControlRef<Control extends HTMLElement>({ ref, inputRef }: ControlRefs<Control>) {
  const controlRef = useRef<Control>(null);
  useImperativeHandle(ref, () => controlRef.current as Control, []);
  useImperativeHandle(inputRef, () => controlRef.current as Control, []);
  return controlRef;
}
