import { useEffect, useEffectEvent } from 'react';
import { forgetSavedDraft, recordDraft, savedDraft } from './drafts.ts';
import { session } from './session.ts';

/** Remembers the open dialog (`open`, null for none) when the session expires, and reopens it for the same user. */
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
