import { announce } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type JobList, markEndsAsShown } from '../jobs/followJobs.ts';

/** How a row in flight ended. */
export interface FinishedJob {
  /** Identifies the row in every response. */
  key: string;
  /** The announcement for screen readers, such as “lote.csv: Processado”. */
  sentence: string;
}

interface FinishedJobsOptions<Item> {
  isInFlight?: (item: Item) => boolean;
  finished?: (item: Item) => FinishedJob;
  /** The jobs that announce these rows on other screens. */
  jobs?: JobList;
}

/** Announces the rows that finished since the last response. Intermediate statuses are not announced. */
export function useFinishedJobs<Item>(
  items: readonly Item[] | undefined,
  { isInFlight, finished, jobs }: FinishedJobsOptions<Item>,
) {
  const running = useRef<ReadonlySet<string>>(new Set());
  const look = useEffectEvent((rows: readonly Item[]) => {
    if (!isInFlight || !finished) return;
    const known = rows.map((row) => ({ ...finished(row), isRunning: isInFlight(row) }));
    const ended = known.filter(({ key, isRunning }) => !isRunning && running.current.has(key));
    if (jobs)
      markEndsAsShown(
        jobs,
        known.flatMap(({ key, isRunning }) => (isRunning ? [] : [key])),
      );
    running.current = new Set(known.filter(({ isRunning }) => isRunning).map(({ key }) => key));
    if (ended.length > 0) announce(ended.map(({ sentence }) => sentence).join('. '));
  });
  useEffect(() => {
    if (items) look(items);
  }, [items]);
}
