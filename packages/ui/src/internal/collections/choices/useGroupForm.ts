'use client';
import { useImperativeHandle, useState } from 'react';
import type { ControlRefProps } from '../../fields/FieldFrame/FieldName.ts';

/** A group stands in a form without being one of its controls: the second finds the form of what the first holds. */
export function useGroupForm<Group extends HTMLElement>() {
  const [holder] = useState(() => {
    let group: Group | null = null;
    const hold = (element: Group | null) => {
      group = element;
    };
    const control = {
      get current() {
        return group && { form: group.closest('form') };
      },
      /** The chosen input, or else the first: a form moves the focus of the group there. */
      findStop: () => group?.querySelector<HTMLInputElement>('input:checked') ?? group?.querySelector('input') ?? null,
    };
    return [hold, control] as const;
  });
  return holder;
}

type GroupControl = ReturnType<typeof useGroupForm>[1];

type GroupProps = ControlRefProps & { options: readonly { value: string }[] };

/** The references of the caller lead to one of the native inputs of the group, as it stands with what is offered and chosen now. */
export function useGroupRefs({ ref, inputRef, options }: GroupProps, { findStop }: GroupControl, chosen: unknown) {
  // Not the list itself: it is new at each render, and would run a ref callback each time.
  const offered = String(options.map(({ value }) => value));
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, findStop, [chosen, offered, findStop]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, findStop, [
    chosen,
    offered,
    findStop,
  ]);
}
