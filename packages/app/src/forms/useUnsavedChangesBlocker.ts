import { useUnsavedChanges } from '@oraculo/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useSingleFlight } from '../queries/useSingleFlight.ts';
import { session } from '../session/session.ts';

/** Asks before Back or Forward closes a dialog with unsaved text. */
export function useUnsavedChangesBlocker(isDirty: boolean) {
  const { confirmLeave } = useUnsavedChanges(isDirty);
  // A navigation at the end of a session is never blocked.
  const blocker = useBlocker(() => isDirty && session.userToken !== '');
  const { once } = useSingleFlight();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void once(async () => {
      if (await confirmLeave()) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirmLeave, once]);
}
