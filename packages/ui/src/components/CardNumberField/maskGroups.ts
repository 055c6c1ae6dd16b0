import { isSlot } from '../../internal/fields/masks/slots.ts';

export interface MaskGroup {
  /** Punctuation before the group, which the field inserts. */
  gap: string;
  /** Number of slots in the group. */
  length: number;
}

/** The runs of slots between the punctuation of a mask. */
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
