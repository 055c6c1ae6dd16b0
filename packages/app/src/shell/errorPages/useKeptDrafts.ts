import { useLayoutEffect, useState } from 'react';
import { hasDrafts, saveDraftsOfBrokenScreen } from '../../session/drafts.ts';
import { session } from '../../session/session.ts';

/** On the page that takes the place of a broken screen: keeps what was typed there, and answers whether there is any. */
export function useKeptDrafts(): boolean {
  const [isKept] = useState(() => hasDrafts(session.email));
  // React runs the layout effects of this page before it cleans up the passive effects of the screen, which forget their drafts.
  useLayoutEffect(() => {
    saveDraftsOfBrokenScreen(session.email);
  }, []);
  return isKept;
}
