import { useEffect, useEffectEvent } from 'react';
import { forgetSavedDraft, recordDraft, savedDraft } from './drafts.ts';
import { session } from './session.ts';

/** Keeps which dialog is open (`open`, null for none) for when the session runs out, and opens it again for the same user. */
export function useRestoredDialog(name: string, open: string | null, reopen: (which: string) => void) {
  const again = useEffectEvent(reopen);
  useEffect(() => {
    const which = savedDraft(name, session.email);
    if (typeof which !== 'string') return;
    forgetSavedDraft(name);
    again(which);
  }, [name]);
  useEffect(() => {
    recordDraft(name, open);
    return () => recordDraft(name, null);
  }, [name, open]);
}
