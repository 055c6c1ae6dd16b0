/**
 * React Aria can disable an input or make it read-only, but not keep it focusable and unavailable. As its
 * `inputRef`, this adds the missing attribute.
 */
export const markBlocked = (input: HTMLInputElement | null) => input?.setAttribute('aria-disabled', 'true');

export const markOpen = (input: HTMLInputElement | null) => input?.removeAttribute('aria-disabled');
