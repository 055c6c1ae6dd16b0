// Tests fake the clock and may leave it faked, and each file of tests loads this again: the first of them keeps the real one.
const clock = (globalThis.oraculoRealClock ??= {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  now: performance.now.bind(performance),
});

export const { setTimeout, clearTimeout, now } = clock;

/** How long a test that took `tookMs` may take with a mutant. A timer counts in 32 bits, and a minute is long for any test. */
export const limitMsOf = (tookMs) => Math.min(60_000, Math.max(1500, 5 * tookMs));
