'use client';
import { useEffect, useEffectEvent, useRef } from 'react';

interface CountdownProps {
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** The longest delay of a timer. A browser fires a longer one at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Runs `onEnd` after `durationMs` of unpaused time, or never if that is longer than the longest timer. A new `key` restarts it. */
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
