import { useUnsavedChanges } from '@oraculo/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useOnce } from '../queries/useOnce.ts';
import { session } from '../session/session.ts';

/** Back and Forward ask before they take a dialog away together with what was typed in it. */
export function useUnsavedChangesBlocker(isDirty: boolean) {
  const { confirmLeave } = useUnsavedChanges(isDirty);
  // Nothing holds back what the end of a session does.
  const blocker = useBlocker(() => isDirty && session.userToken !== '');
  const { once } = useOnce();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void once(async () => {
      if (await confirmLeave()) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirmLeave, once]);
}
