import { useCallback, useEffect, useState } from 'react';
import type { KeptDraft } from '../forms/restoreDraft.ts';
import type { FormDraft } from '../forms/useForm.ts';
import { forgetSavedDraft, noteDraft, savedDraft } from './drafts.ts';
import { session } from './session.ts';

const none: readonly never[] = [];

const without = <Values extends object>(values: Values, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));

/** Keeps what is typed in one form for when the session runs out; `secrets` are left out. Keep that list outside the component. */
export function useDraft<Values extends object>(
  name: string,
  secrets: readonly (keyof Values & string)[] = none,
): FormDraft<Values> {
  // The form that kept it made it: its shape is its own.
  const [kept] = useState(() => savedDraft(name, session.email) as KeptDraft<Values> | undefined);
  useEffect(() => {
    forgetSavedDraft(name);
  }, [name]);
  const note = useCallback(
    (values: Values | null, began: Partial<Values> = {}) =>
      noteDraft(name, values && { values: without(values, secrets), began: without(began, secrets) }),
    [name, secrets],
  );
  return { kept, note };
}
