'use client';
import { useEffect, useEffectEvent, useRef } from 'react';

interface CountdownProps {
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** Runs `onEnd` after `durationMs` of unpaused time; a new `key` starts over. */
export function Countdown({ durationMs, isPaused, onEnd }: CountdownProps) {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused]);
  return null;
}
