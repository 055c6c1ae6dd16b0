/** The index while no option is active. */
export const noneActive = -1;

const page = 10;

/** The index of the active option after a key; undefined if the key does not move it. Arrows wrap, page keys stop at the ends. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return key.startsWith('Arrow') || key.startsWith('Page') ? noneActive : undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, Math.max(active, 0) + page);
    case 'PageUp':
      return Math.max(0, active - page);
    default:
      return undefined;
  }
}
