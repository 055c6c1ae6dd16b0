'use client';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';

/**
 * Announces a typed character that the mask refuses; sighted users see that nothing changed. Punctuation is not announced: the mask types
 * it itself.
 */
export function useRefusedKey(): (typed: string) => void {
  const words = useAreaMessages('masks', refusedKeysPtBR);
  return (typed) => {
    if (/\d/.test(typed)) announce(words.full);
    else if (/\p{L}/u.test(typed)) announce(words.digitsOnly);
  };
}
