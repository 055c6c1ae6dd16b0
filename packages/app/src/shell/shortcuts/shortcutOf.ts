export type Shortcut = 'search' | 'keys';

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The action of a key press. Single keys do nothing while the user types, or when they are switched off. */
export function shortcutOf(press: Press, { isTyping, areOn }: { isTyping: boolean; areOn: boolean }): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey || isTyping || !areOn) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : null;
}
