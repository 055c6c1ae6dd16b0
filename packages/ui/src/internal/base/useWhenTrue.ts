'use client';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs before painting each time `isTrue` has become true, also with the first render. */
export function useWhenTrue(isTrue: boolean, onTrue: () => void) {
  const run = useEffectEvent(onTrue);
  useLayoutEffect(() => {
    if (isTrue) run();
  }, [isTrue]);
}
