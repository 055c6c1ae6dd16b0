'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';

interface ControlRefs<Control> {
  ref?: Ref<Control> | undefined;
  inputRef?: Ref<Control> | undefined;
}

/** One ref to the native control; `ref` and `inputRef` of the parent point to it too. */
export function useControlRef<Control extends HTMLElement>({ ref, inputRef }: ControlRefs<Control>) {
  const controlRef = useRef<Control>(null);
  useImperativeHandle(ref, () => controlRef.current as Control, []);
  useImperativeHandle(inputRef, () => controlRef.current as Control, []);
  return controlRef;
}
