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

/** Says what a paste left out, while its value stands there. Under an error, which keeps its place, it is only spoken. */
export function usePasteWarning(mask: string, hasError: boolean) {
  const masks = useAreaMessages('masks', masksPtBR);
  const [cut, setCut] = useState<{ text: string; value: string }>();
  return {
    forget: () => setCut(undefined),
    warningAt: (value: string) => (cut?.value === value ? cut.text : undefined),
    onEdit: (pasted: string | null, before: MaskState, after: MaskState, reason?: string) => {
      const loss = pasted === null || reason ? undefined : findDroppedCharacters(mask, pasted, before, after);
      const text = loss ? sentence(loss, masks) : reason;
      setCut(text === undefined ? undefined : { text, value: after.value });
      if (text !== undefined && hasError) announce(text);
    },
  };
}
