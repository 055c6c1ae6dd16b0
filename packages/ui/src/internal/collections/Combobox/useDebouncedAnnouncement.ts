'use client';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { announce } from '../../base/announce/announce.ts';

const usualDelayMs = 500;
const never = () => false;

/**
 * Announces `sentence` once it and the typed text have not changed for `delayMs`, unless `isOutdated` then returns true. Each key interrupts
 * a screen reader, so announcements between two keys would be lost, and the same sentence is announced again for a longer text.
 */
export function useDebouncedAnnouncement(
  sentence: string,
  typed: string | null,
  delayMs = usualDelayMs,
  isOutdated = never,
) {
  const announceNow = useEffectEvent((text: string) => {
    if (!isOutdated()) announce(text);
  });
  const saying = useMemo(() => ({ sentence, typed }), [sentence, typed]);
  useEffect(() => {
    if (saying.sentence === '') return;
    const timer = setTimeout(() => announceNow(saying.sentence), delayMs);
    return () => clearTimeout(timer);
  }, [saying, delayMs]);
}
