/** A busy machine takes its time: what is there at once is found at once all the same. */
export const asyncUtilTimeout = 20_000;

// Most tests have no page: they would load React DOM for nothing.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout });
}
