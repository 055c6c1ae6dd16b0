/**
 * Lets the answers of the process through during long work: call it often, and it pauses once the work has held the
 * thread for a few milliseconds. The embedded driver is synchronous, so awaiting a query alone gives nobody a turn.
 */
export function createBreather(turnMs = 4): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
