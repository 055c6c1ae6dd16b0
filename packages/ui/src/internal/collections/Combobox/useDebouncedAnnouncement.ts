'use client';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { announce } from '../../base/announce/announce.ts';

const usualDelayMs = 500;
const never = () => false;

/**
 * Announces `sentence` after the sentence and the typed text have not changed for `delayMs`. Each key interrupts a screen reader:
 * announcements between two keys are lost, and the same result for a longer text must be announced again. Nothing is
 * announced if `isOutdated` returns true by then.
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
