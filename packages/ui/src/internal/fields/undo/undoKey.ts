interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with the command key on a Mac. */
export function undoKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (altKey || !(ctrlKey || metaKey) || (letter !== 'z' && letter !== 'y')) return undefined;
  return letter === 'y' || shiftKey ? 'redo' : 'undo';
}
