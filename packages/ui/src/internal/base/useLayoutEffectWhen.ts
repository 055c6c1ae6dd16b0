'use client';
import { useEffectEvent, useLayoutEffect } from 'react';

/** A layout effect that runs each time `condition` becomes true, also on the first render. */
export function useLayoutEffectWhen(condition: boolean, onTrue: () => void) {
  const run = useEffectEvent(onTrue);
  useLayoutEffect(() => {
    if (condition) run();
  }, [condition]);
}
