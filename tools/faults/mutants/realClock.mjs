// Tests fake the clock and may leave it faked, and each file of tests loads this again: the first of them keeps the real one.
const clock = (globalThis.oraculoRealClock ??= {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  now: performance.now.bind(performance),
});

export const { setTimeout, clearTimeout, now } = clock;

/** The timeout of a test with a mutant, when it took `tookMs` without one. A minute at most. */
export const limitMsOf = (tookMs) => Math.min(60_000, Math.max(1500, 5 * tookMs));
