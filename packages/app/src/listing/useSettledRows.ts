import { announce } from '@oraculo/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How a row that was on its way ended. */
export interface Settled {
  /** The same row keeps it from one answer to the next. */
  key: string;
  /** For somebody who cannot see the badge change: “lote.csv: Processado”. */
  sentence: string;
}

interface SettledRowsOptions<Item> {
  isInFlight?: (item: Item) => boolean;
  settled?: (item: Item) => Settled;
}

/** Says which rows have come to their end since the answer before; what they go through on the way is not said. */
export function useSettledRows<Item>(
  items: readonly Item[] | undefined,
  { isInFlight, settled }: SettledRowsOptions<Item>,
) {
  const running = useRef<ReadonlySet<string>>(new Set());
  const look = useEffectEvent((rows: readonly Item[]) => {
    if (!isInFlight || !settled) return;
    const known = rows.map((row) => ({ ...settled(row), isRunning: isInFlight(row) }));
    const ended = known.filter(({ key, isRunning }) => !isRunning && running.current.has(key));
    running.current = new Set(known.filter(({ isRunning }) => isRunning).map(({ key }) => key));
    if (ended.length > 0) announce(ended.map(({ sentence }) => sentence).join('. '));
  });
  useEffect(() => {
    if (items) look(items);
  }, [items]);
}
