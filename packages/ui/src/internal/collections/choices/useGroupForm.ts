'use client';
import { useImperativeHandle, useState } from 'react';
import type { ControlRefProps } from '../../fields/FieldFrame/FieldName.ts';

/** Returns `[groupRef, control]`; `control.current.form` is the form around the group. */
export function useGroupForm<Group extends HTMLElement>() {
  const [groupForm] = useState(() => {
    let group: Group | null = null;
    const groupRef = (element: Group | null) => {
      group = element;
    };
    const control = {
      get current() {
        return group && { form: group.closest('form') };
      },
      /** The chosen input, or else the first: a form moves the focus of the group there. */
      findFocusTarget: () =>
        group?.querySelector<HTMLInputElement>('input:checked') ?? group?.querySelector('input') ?? null,
    };
    return [groupRef, control] as const;
  });
  return groupForm;
}

type GroupControl = ReturnType<typeof useGroupForm>[1];

type GroupProps = ControlRefProps & { options: readonly { value: string }[] };

/** `ref` and `inputRef` of the group point to its chosen input, or else to its first one, also after the options or the choice change. */
export function useGroupRefs(
  { ref, inputRef, options }: GroupProps,
  { findFocusTarget: findStop }: GroupControl,
  chosen: unknown,
) {
  // Not the options array itself: it is new on each render, and a ref callback would run each time.
  const offered = String(options.map(({ value }) => value));
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, findStop, [chosen, offered, findStop]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, findStop, [
    chosen,
    offered,
    findStop,
  ]);
}
