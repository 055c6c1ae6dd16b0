'use client';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';

/**
 * Announces a typed character that the field does not accept; sighted users see that nothing changed. Punctuation of the mask is not
 * announced: the mask types it itself.
 */
export function useRefusedKey(): (typed: string, isStrayMark?: boolean) => void {
  const words = useAreaMessages('masks', refusedKeysPtBR);
  return (typed, isStrayMark = false) => {
    if (/\p{L}/u.test(typed)) announce(words.digitsOnly);
    else if (isStrayMark) announce(words.noMark);
  };
}
