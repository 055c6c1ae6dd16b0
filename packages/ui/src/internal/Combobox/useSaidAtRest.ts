'use client';
import { useEffect } from 'react';
import { announce } from '../announce.ts';

const restMs = 500;

/**
 * Announces `sentence` once it and what is typed have stayed the same for half a second. Each letter silences a screen reader:
 * what is said between two of them is lost, and the same answer to a longer text has to be said again.
 */
export function useSaidAtRest(sentence: string, typed: string | null) {
  useEffect(() => {
    if (sentence === '') return;
    const timer = setTimeout(() => announce(sentence), restMs);
    return () => clearTimeout(timer);
  }, [sentence, typed]);
}
