import { isSlot } from '../../internal/fields/masks/slots.ts';

export interface MaskGroup {
  /** Punctuation before the group, as the field types it. */
  gap: string;
  /** Places in the group. */
  length: number;
}

/** The runs of places between the punctuation of a mask. */
export function maskGroups(mask: string): readonly MaskGroup[] {
  const groups: MaskGroup[] = [];
  let gap = '';
  let isOpen = false;
  for (const symbol of mask) {
    const last = groups.at(-1);
    if (!isSlot(symbol)) {
      gap = isOpen ? symbol : gap + symbol;
      isOpen = false;
    } else if (isOpen && last) {
      last.length++;
    } else {
      groups.push({ gap, length: 1 });
      isOpen = true;
    }
  }
  return groups;
}
