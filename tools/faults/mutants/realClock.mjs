// Keeps the real clock. Tests may leave the clock faked, and each test file loads this module again, so the first load
// stores it.
const clock = (globalThis.oraculoRealClock ??= {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  now: performance.now.bind(performance),
});

export const { setTimeout, clearTimeout, now } = clock;

/** The timeout of a test with a mutant, if it took `tookMs` without one; a minute at most. */
export const limitMsOf = (tookMs) => Math.min(60_000, Math.max(1500, 5 * tookMs));
