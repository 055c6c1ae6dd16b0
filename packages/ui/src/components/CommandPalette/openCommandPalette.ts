const openers: (() => void)[] = [];

/** For the palette of the page, while it is there. */
export function offerPalette(open: () => void): () => void {
  openers.push(open);
  return () => void openers.splice(openers.indexOf(open), 1);
}

/** Opens the palette of the page, as its button and Ctrl/⌘ K do; nothing happens where there is none. */
export const openCommandPalette = (): void => openers.at(-1)?.();
