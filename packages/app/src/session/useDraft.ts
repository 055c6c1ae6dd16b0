import { useCallback, useEffect, useState } from 'react';
import { forgetSavedDraft, recordDraft, savedDraft } from './drafts.ts';
import { session } from './session.ts';

/** The typed values of a form before its session ran out, without its secrets, and the form's values before that. */
export interface KeptDraft<Values> {
  values: Partial<Values>;
  base: Partial<Values>;
}

/** Keeps what is typed while a form is on the screen, for when its user has to sign in again. */
export interface FormDraft<Values> {
  kept: KeptDraft<Values> | undefined;
  /** Stable between renders; `null` once there is nothing typed. `base` is what the form held before. */
  record: (values: Values | null, base?: Values) => void;
}

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
  const record = useCallback(
    (values: Values | null, base: Partial<Values> = {}) =>
      recordDraft(name, values && { values: without(values, secrets), base: without(base, secrets) }),
    [name, secrets],
  );
  return { kept, record };
}
