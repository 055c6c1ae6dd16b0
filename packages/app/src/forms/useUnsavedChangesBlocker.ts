import { useUnsavedChanges } from '@oraculo/ui';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { session } from '../session/session.ts';

/** Back and Forward ask before they take a dialog away together with what was typed in it. */
export function useUnsavedChangesBlocker(isDirty: boolean) {
  const { confirmLeave } = useUnsavedChanges(isDirty);
  // Nothing holds back what the end of a session does.
  const blocker = useBlocker(() => isDirty && session.userToken !== '');
  const isAsking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void confirmLeave().then((isSure) => {
      isAsking.current = false;
      if (isSure) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirmLeave]);
}
