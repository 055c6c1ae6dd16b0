'use client';
import { useState } from 'react';
import { masksPtBR } from '../../i18n/ptBR/masks/masks.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { announce } from '../../internal/base/announce/announce.ts';
import type { MaskState } from '../../internal/fields/masks/maskEdit.ts';
import { type DroppedCharacters, findDroppedCharacters } from '../../internal/fields/masks/findDroppedCharacters.ts';

function sentence({ kind, pasted, room, places, takesLetters }: DroppedCharacters, masks: typeof masksPtBR) {
  if (kind === 'tooLong') return masks.pastedTooLong(pasted, places, takesLetters);
  if (kind === 'noRoom') return masks.pastedWithoutRoom(pasted, room, takesLetters);
  return kind === 'none' ? masks.pastedNothing : masks.pastedLetters;
}

interface Cut {
  text: string;
  before: string;
  after: string;
  /** Nothing of it is in the field, where the former value still stands. */
  isRefused: boolean;
}

/**
 * Says what a paste left out, while its value stands there. Under an error, which keeps its place, it is only spoken. A paste of
 * which nothing is in the field is an error above the former value: who pasted another number does not mean that one.
 */
export function usePasteWarning(mask: string, value: string, hasError: boolean) {
  const masks = useAreaMessages('masks', masksPtBR);
  const [cut, setCut] = useState<Cut>();
  // The owner has put another value in; this one may come back later. An owner that is late still has the one before.
  if (cut && value !== cut.after && value !== cut.before) setCut(undefined);
  const text = cut?.after === value ? cut.text : undefined;
  return {
    forget: () => setCut(undefined),
    warning: cut?.isRefused ? undefined : text,
    error: cut?.isRefused ? text : undefined,
    onEdit: (pasted: string | null, before: MaskState, after: MaskState, reason?: string) => {
      const loss = pasted === null || reason ? undefined : findDroppedCharacters(mask, pasted, before, after);
      const words = loss ? sentence(loss, masks) : reason;
      if (words === undefined) return setCut(undefined);
      const isRefused = loss?.kind !== 'letters' && after.value !== '' && after.value === before.value;
      setCut({ text: words, before: before.value, after: after.value, isRefused });
      if (hasError && !isRefused) announce(words);
    },
  };
}
