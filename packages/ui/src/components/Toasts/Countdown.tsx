'use client';
import { useEffect, useEffectEvent, useRef } from 'react';

interface CountdownProps {
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** A browser's timer that is longer runs out at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Runs `onEnd` after `durationMs` of unpaused time, never where that is longer than a timer can be; a new `key` starts over. */
export function Countdown({ durationMs, isPaused, onEnd }: CountdownProps) {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused || leftMs.current > longestTimerMs) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
  return null;
}
