/**
 * Keeps the process responsive during long work. Call the function often: it yields to the event loop once the work has held
 * the thread for `turnMs`. The embedded driver is synchronous, so awaiting a query does not yield.
 */
export function createEventLoopYield(turnMs = 4): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
