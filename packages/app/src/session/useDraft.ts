import { useCallback, useEffect, useState } from 'react';
import { forgetSavedDraft, recordDraft, savedDraft } from './drafts.ts';
import { session } from './session.ts';

/** The typed values of a form when its session expired, without secrets, and the values before the edit. */
export interface KeptDraft<Values> {
  values: Partial<Values>;
  base: Partial<Values>;
}

/** Records the typed values of a mounted form, for a user who has to sign in again. */
export interface FormDraft<Values> {
  kept: KeptDraft<Values> | undefined;
  /** Stable between renders; `null` when nothing is typed. `base` has the values before the edit. */
  record: (values: Values | null, base?: Values) => void;
}

const none: readonly never[] = [];

const without = <Values extends object>(values: Values, secrets: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)));

/**
 * Keeps the typed values of one form when the session expires, without `secrets`. Define that list outside the
 * component.
 */
export function useDraft<Values extends object>(
  name: string,
  secrets: readonly (keyof Values & string)[] = none,
): FormDraft<Values> {
  // The same form recorded the draft, so it has the type of the form.
  const [kept] = useState(() => savedDraft(name, session.email) as KeptDraft<Values> | undefined);
  useEffect(() => {
    forgetSavedDraft(name);
  }, [name]);
  const record = useCallback(
    (values: Values | null, base: Partial<Values> = {}) =>
      recordDraft(name, values && { values: without(values, secrets), base: without(base, secrets) }),
    [name, secrets],
  );
  return { kept, record };
}
