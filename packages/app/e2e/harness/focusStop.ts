/** The focused element after a key, as a keyboard user meets it. */
export interface FocusStop {
  isReached: boolean;
  /** The name of the stop in a message. */
  name: string;
  /** Why a user would lose their place at this stop. */
  fault: string | null;
}

/** Runs in the page, so it cannot use imports. */
export function describeFocusStop(target: Element): FocusStop {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return { isReached: false, name: 'page', fault: null };
  const text = at.getAttribute('aria-label') ?? at.textContent ?? '';
  const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
  // An element that has the focus only for reading, such as the content after a change of screens.
  const isOperated = at.tabIndex >= 0;
  const name = `${at.getAttribute('role') ?? at.localName} “${(label ?? text).trim().slice(0, 40)}”`;

  // A switch is a visually hidden input in a visible label.
  const seen = at.closest('label') ?? at;
  const { left, top, right, bottom } = seen.getBoundingClientRect();
  const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isOnTop = parts.some((across) =>
    parts.some((down) => {
      const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
      return hit !== null && seen.contains(hit);
    }),
  );
  const around = [at, at.parentElement, at.parentElement?.parentElement, ...seen.children];
  const isMarked = around.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const faults = [
    ...(x1 <= x0 || y1 <= y0 ? ['is outside of the window'] : isOnTop ? [] : ['is hidden behind something']),
    ...(isMarked ? [] : ['does not show that it has the focus']),
  ];
  return { isReached: at === target, name, fault: isOperated && faults.length > 0 ? faults.join(' and ') : null };
}
