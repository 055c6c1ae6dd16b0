import { useState } from 'react';

/** A group stands in a form without being one of its controls: this finds the form when it is asked. */
export function useGroupForm<Group extends HTMLElement>() {
  const [held] = useState(() => {
    const group: { element: Group | null } = { element: null };
    return {
      hold: (element: Group | null) => {
        group.element = element;
      },
      ref: {
        get current() {
          return group.element && { form: group.element.closest('form') };
        },
      },
    };
  });
  return held;
}
