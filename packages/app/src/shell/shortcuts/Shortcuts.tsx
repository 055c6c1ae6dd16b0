import { focusPageSearch } from '@oraculo/ui';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { shortcutOf } from './shortcutOf.ts';
import { hideShortcuts, shortcutSettings, showShortcuts } from './shortcutSettings.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const KeysDialog = lazyDialog('KeysDialog', () => import('./KeysDialog.tsx'));

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** A popover waits in the page unseen; only what shows counts. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((dialog) => dialog.checkVisibility());

/** `/` to the search, `?` for the list of keys. */
export function Shortcuts() {
  const { areShown } = useSnapshot(shortcutSettings);
  // The next user begins without it.
  useLayoutEffect(() => {
    return hideShortcuts;
  }, []);
  // Before the screen is painted: who sees it may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return;
      const situation = { isTyping: isTextField(event.target), areOn: shortcutSettings.areOn };
      const shortcut = shortcutOf(event, situation);
      if (shortcut === null) return;
      event.preventDefault();
      if (shortcut === 'search') focusPageSearch();
      else showShortcuts();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return areShown ? <KeysDialog onClose={hideShortcuts} /> : null;
}
