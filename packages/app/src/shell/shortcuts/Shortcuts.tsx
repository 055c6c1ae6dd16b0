import { focusPageSearch } from '@oraculo/ui';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { shortcutOf } from './shortcutOf.ts';
import { hideShortcuts, shortcutSettings, showShortcuts } from './shortcutSettings.ts';
import { lazyDialog } from '../../lazy/lazyDialog.tsx';

const KeysDialog = lazyDialog('KeysDialog', () => import('./KeysDialog.tsx'));

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** A closed popover stays in the DOM; only a visible one counts. */
const isDialogOpen = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some((dialog) => dialog.checkVisibility());

/** `/` moves the focus to the search, `?` opens the list of shortcuts. */
export function Shortcuts() {
  const { areShown } = useSnapshot(shortcutSettings);
  // The list is closed for the next user.
  useLayoutEffect(() => {
    return hideShortcuts;
  }, []);
  // A layout effect, because a user may press a key as soon as the screen is painted.
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
