import { asyncUtilTimeout } from '@oraculo-tools/testkit/vitest/setup.ts';

// A wait of 20 s for an element would be too long for every mutant that prevents rendering.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  const waits = { oraculoWaitsFor: (ms: number = asyncUtilTimeout) => configure({ asyncUtilTimeout: ms }) };
  Object.assign(globalThis, waits);
} else {
  Object.assign(globalThis, { oraculoWaitsFor: undefined });
}
