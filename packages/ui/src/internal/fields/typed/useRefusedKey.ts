'use client';
import { refusedKeysPtBR } from '../../../i18n/ptBR/masks/refusedKeys.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { announce } from '../../base/announce/announce.ts';

/** Tells of a character that was typed and changes nothing: eyes see it, ears do not. Punctuation is the mask's own, and nobody misses it. */
export function useRefusedKey(): (typed: string) => void {
  const words = useAreaMessages('masks', refusedKeysPtBR);
  return (typed) => {
    if (/\d/.test(typed)) announce(words.full);
    else if (/\p{L}/u.test(typed)) announce(words.digitsOnly);
  };
}
