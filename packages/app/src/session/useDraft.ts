import { useCallback, useEffect, useState } from 'react';
import type { FormDraft } from '../lib/useForm.ts';
import { forgetSavedDraft, noteDraft, savedDraft } from './drafts.ts';
import { session } from './session.ts';

const none: readonly never[] = [];

/** Keeps what is typed in one form for when the session runs out; `secrets` are left out. Keep that list outside the component. */
export function useDraft<Values extends object>(
  name: string,
  secrets: readonly (keyof Values & string)[] = none,
): FormDraft<Values> {
  // The form that kept it made it: its shape is its own.
  const [kept] = useState(() => savedDraft(name, session.email) as Partial<Values> | undefined);
  useEffect(() => forgetSavedDraft(name), [name]);
  const note = useCallback(
    (values: Values | null) => {
      const open = values && Object.entries(values).filter(([field]) => !secrets.some((secret) => secret === field));
      noteDraft(name, open && Object.fromEntries(open));
    },
    [name, secrets],
  );
  return { kept, note };
}
