/**
 * For `inputRef` of React Aria, whose inputs cannot be disabled and focusable at once: adds `aria-disabled` to an input that is read-only
 * for React Aria.
 */
export const markBlocked = (input: HTMLInputElement | null) => input?.setAttribute('aria-disabled', 'true');

export const markOpen = (input: HTMLInputElement | null) => input?.removeAttribute('aria-disabled');
