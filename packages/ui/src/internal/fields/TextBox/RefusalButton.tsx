'use client';
import { X } from '@lucide/icons';
import type { KeyboardEvent } from 'react';
import { refusedPastePtBR } from '../../../i18n/ptBR/masks/refusedPaste.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { boxButton } from '../../../styles/boxButton.css.ts';
import { SvgIcon } from '../../base/icons/SvgIcon.tsx';

/**
 * Whether the key clears a refused paste: Escape or, in an empty box, Backspace and Delete. An open calendar of the field handles Escape
 * first; a dialog around the field stays open.
 */
export function isClearingKey(event: KeyboardEvent<HTMLInputElement>, isEmpty: boolean): boolean {
  const keys = isEmpty ? ['Backspace', 'Delete', 'Escape'] : ['Escape'];
  if (!keys.includes(event.key) || event.nativeEvent.isComposing) return false;
  if (event.key !== 'Escape') return true;
  if (event.currentTarget.closest('[data-ui]')?.querySelector('[aria-expanded="true"]')) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}

/** Clears a refused paste that left its field empty, for users of a pointer or a touch screen. */
export function RefusalButton({ label, onPress }: { label: string; onPress: () => void }) {
  const masks = useAreaMessages('masks', refusedPastePtBR);
  return (
    <button
      type="button"
      // Safari focuses a pressed button only with this attribute; without it the press would leave the field.
      tabIndex={0}
      className={boxButton}
      aria-label={masks.clearRefusal(label)}
      onClick={(event) => {
        const input = event.currentTarget.parentElement?.querySelector('input');
        onPress();
        input?.focus();
      }}
    >
      <SvgIcon icon={X} size={18} />
    </button>
  );
}
