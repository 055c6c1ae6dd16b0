import { focusPageSearch } from '@oraculo/ui';
import { useLayoutEffect, useState } from 'react';
import { shortcutOf } from './shortcutOf.ts';
import { shortcutSettings } from './shortcutSettings.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const KeysDialog = lazyDialog('KeysDialog', () => import('./KeysDialog.tsx'));

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** A popover waits in the page unseen; only what shows counts. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((dialog) => dialog.checkVisibility());

/** `/` to the search, `?` for the list of keys. */
export function Shortcuts() {
  const [areKeysShown, setShown] = useState(false);
  // Before the screen is painted: who sees it may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return;
      const situation = { isTyping: isTextField(event.target), areOn: shortcutSettings.areOn };
      const shortcut = shortcutOf(event, situation);
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === 'search') focusPageSearch();
      else setShown(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return areKeysShown ? <KeysDialog onClose={() => setShown(false)} /> : null;
}
