const openers: (() => void)[] = [];

/** Registers the palette of the page; returns the function that removes it. */
export function registerPalette(open: () => void): () => void {
  openers.push(open);
  return () => void openers.splice(openers.indexOf(open), 1);
}

/** Opens the palette of the page, as its button and Ctrl/⌘ K do. Without a palette it does nothing. */
export const openCommandPalette = (): void => openers.at(-1)?.();
