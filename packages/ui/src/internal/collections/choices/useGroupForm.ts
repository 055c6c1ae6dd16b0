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
      /** The chosen input, or else the first one. A form focuses it if validation fails. */
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
  { findFocusTarget }: GroupControl,
  chosen: unknown,
) {
  // Not the options array itself: it is new on each render, and a ref callback would run each time.
  const offered = String(options.map(({ value }) => value));
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, findFocusTarget, [
    chosen,
    offered,
    findFocusTarget,
  ]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, findFocusTarget, [
    chosen,
    offered,
    findFocusTarget,
  ]);
}
