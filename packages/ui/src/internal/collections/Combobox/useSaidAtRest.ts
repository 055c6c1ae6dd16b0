'use client';
import { useEffect, useMemo } from 'react';
import { announce } from '../../base/announce/announce.ts';

const usualRestMs = 500;

/**
 * Announces `sentence` once it and what is typed have stayed the same for `restMs`, half a second as a rule. Each letter silences
 * a screen reader: what is said between two of them is lost, and the same answer to a longer text has to be said again.
 */
export function useSaidAtRest(sentence: string, typed: string | null, restMs = usualRestMs) {
  const saying = useMemo(() => ({ sentence, typed }), [sentence, typed]);
  useEffect(() => {
    if (saying.sentence === '') return;
    const timer = setTimeout(() => announce(saying.sentence), restMs);
    return () => clearTimeout(timer);
  }, [saying, restMs]);
}
