import { useLayoutEffect, useState } from 'react';
import { hasDrafts, saveDraftsOfBrokenScreen } from '../../session/drafts.ts';
import { session } from '../../session/session.ts';

/** For the page that replaces a broken screen: keeps the typed values, and returns whether there are any. */
export function useKeptDrafts(): boolean {
  const [isKept] = useState(() => hasDrafts(session.email));
  // React runs the layout effects of this page before it cleans up the passive effects of the screen, which drop the
  // drafts.
  useLayoutEffect(() => {
    saveDraftsOfBrokenScreen(session.email);
  }, []);
  return isKept;
}
