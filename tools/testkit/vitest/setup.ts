/** Long for a busy machine. An element that exists at once is still found at once. */
export const asyncUtilTimeout = 20_000;

// Most tests have no page and need no React DOM.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout });
}
