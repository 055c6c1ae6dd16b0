/** `#` accepts a digit, `@` a letter or a digit. Everything else in a mask is punctuation, which the field inserts. */
const slotKinds: Record<string, RegExp> = { '#': /^[0-9]$/, '@': /^[0-9A-Z]$/ };

export const isSlot = (symbol: string | undefined): boolean => symbol !== undefined && symbol in slotKinds;

const slotsByMask = new Map<string, readonly string[]>();

/** The slots of a mask in order, without its punctuation. */
export function slotsOf(mask: string): readonly string[] {
  const known = slotsByMask.get(mask);
  if (known) return known;
  const slots = [...mask].filter(isSlot);
  slotsByMask.set(mask, slots);
  return slots;
}

/** The character as the slot stores it (upper case, plain width), or undefined if it does not fit. */
export function fitSlot(slot: string | undefined, character: string): string | undefined {
  if (slot === undefined) return undefined;
  const plain = character.normalize('NFKC').toUpperCase();
  return slotKinds[slot]?.test(plain) ? plain : undefined;
}

/** Whether every character is in a slot that accepts it. */
export function fitsMask(mask: string, value: string): boolean {
  const slots = slotsOf(mask);
  return (
    value.length <= slots.length && [...value].every((character, at) => fitSlot(slots[at], character) === character)
  );
}
