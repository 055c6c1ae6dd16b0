'use client';
import { useEffect } from 'react';
import type { useGroupForm } from './useGroupForm.ts';

/**
 * Radio buttons need a name to be one group, so they have one also if nothing is to be submitted: the group's own, or one that React Aria
 * makes up. Removes the chosen radio from the FormData.
 */
export function useExcludeFromForm({ findFocusTarget: findStop }: ReturnType<typeof useGroupForm>[1], isOff: boolean) {
  useEffect(() => {
    if (!isOff) return;
    const drop = ({ target, formData }: FormDataEvent) => {
      const radio = findStop();
      if (!radio?.checked || radio.form !== target) return;
      // Another control of the form may have the same name.
      const values = formData.getAll(radio.name);
      values.splice(values.indexOf(radio.value), 1);
      formData.delete(radio.name);
      for (const value of values) formData.append(radio.name, value);
    };
    document.addEventListener('formdata', drop);
    return () => document.removeEventListener('formdata', drop);
  }, [findStop, isOff]);
}
