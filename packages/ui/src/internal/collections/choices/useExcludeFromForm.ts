'use client';
import { useEffect } from 'react';
import type { useGroupForm } from './useGroupForm.ts';

/**
 * Removes the chosen radio button from the FormData if the value must not be submitted. Omitting the `name` is not possible, because it makes
 * radio buttons a group.
 */
export function useExcludeFromForm({ findFocusTarget }: ReturnType<typeof useGroupForm>[1], isExcluded: boolean) {
  useEffect(() => {
    if (!isExcluded) return;
    const drop = ({ target, formData }: FormDataEvent) => {
      const radio = findFocusTarget();
      if (!radio?.checked || radio.form !== target) return;
      // Another control of the form may have the same name.
      const values = formData.getAll(radio.name);
      values.splice(values.indexOf(radio.value), 1);
      formData.delete(radio.name);
      for (const value of values) formData.append(radio.name, value);
    };
    document.addEventListener('formdata', drop);
    return () => document.removeEventListener('formdata', drop);
  }, [findFocusTarget, isExcluded]);
}
