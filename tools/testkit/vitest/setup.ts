/** A long timeout for a busy machine. An element that exists already is still found at once. */
export const asyncUtilTimeout = 20_000;

// Loaded only with a page, because most tests have none and need no React DOM.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout });
}
