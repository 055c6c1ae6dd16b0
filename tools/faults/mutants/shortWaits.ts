import { asyncUtilTimeout } from '@oraculo-tools/testkit/vitest/setup.ts';

// The twenty seconds in which a busy machine may draw something are too many for each mutant that keeps it from being drawn.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  const waits = { oraculoWaitsFor: (ms: number = asyncUtilTimeout) => configure({ asyncUtilTimeout: ms }) };
  Object.assign(globalThis, waits);
} else {
  Object.assign(globalThis, { oraculoWaitsFor: undefined });
}
