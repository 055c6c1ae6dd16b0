/**
 * An `inputRef` that adds `aria-disabled`. React Aria's inputs cannot be disabled and focusable at the same time, so disabled options are
 * read-only for React Aria.
 */
export const markBlocked = (input: HTMLInputElement | null) => input?.setAttribute('aria-disabled', 'true');

export const markOpen = (input: HTMLInputElement | null) => input?.removeAttribute('aria-disabled');
