'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';

interface ControlRefs<Control> {
  ref?: Ref<Control> | undefined;
  inputRef?: Ref<Control> | undefined;
}

/** A ref to the native control that also sets `ref` and `inputRef` of the parent. */
export function useControlRef<Control extends HTMLElement>({ ref, inputRef }: ControlRefs<Control>) {
  const controlRef = useRef<Control>(null);
  useImperativeHandle(ref, () => controlRef.current as Control, []);
  useImperativeHandle(inputRef, () => controlRef.current as Control, []);
  return controlRef;
}
