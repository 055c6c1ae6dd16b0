'use client';
import { useState } from 'react';

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
    };
    return [hold, control] as const;
  });
  return holder;
}
