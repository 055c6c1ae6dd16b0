'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CommandGroup, SearchCommands } from './Command.ts';

const debounceMs = 300;
const nothing: readonly CommandGroup[] = [];

interface Answer {
  text: string;
  groups: readonly CommandGroup[];
  hasFailed: boolean;
}

/** The server's matches for `text`, requested 300 ms after the last key. A response to an earlier text is never shown. */
export function useServerCommands(text: string, onSearch: SearchCommands | undefined) {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isSearch = onSearch !== undefined && query !== '';
  const current = isSearch && answer?.text === query ? answer : null;
  const isWaiting = isSearch && !current;
  const ask = useEffectEvent(async (requested: string, signal: AbortSignal) => {
    try {
      return { text: requested, groups: (await onSearch?.(requested, { signal })) ?? nothing, hasFailed: false };
    } catch {
      return { text: requested, groups: nothing, hasFailed: true };
    }
  });
  useEffect(() => {
    if (!isWaiting) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      void ask(query, asking.signal).then((next) => {
        if (!asking.signal.aborted) setAnswer(next);
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [isWaiting, query]);
  return {
    // Always the same empty array, so that the lines are not rendered again.
    serverGroups: current?.groups.length ? current.groups : nothing,
    hasFailed: current?.hasFailed ?? false,
    isWaiting,
    retry: () => setAnswer(null),
  };
}
