import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { dateParameter, type Paging } from './filterCodec.ts';
import { allowedPeriod, type Period } from './periodFilters.ts';
import type { useListFilters } from './useListFilters.ts';
import { useToday } from '../dates/useToday.ts';

interface AddressPeriodOptions {
  /** The names of the two dates in the address. @default firstDate and lastDate */
  names?: readonly [first: string, last: string];
  longestSpanDays?: number;
}

/** Travels with the visit of an address that was set right: it is gone with the next search, and Back finds it again. */
const refusal = { isPeriodRefused: true };

const wasRefused = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isPeriodRefused' in state && state.isPeriodRefused === true;

const usualNames = ['firstDate', 'lastDate'] as const;

/**
 * The period that the address asks for, and sets that right: dates the wrong way round are swapped there, what is no
 * allowed period goes, and `isRefused` tells so until the next search.
 */
export function useAddressPeriod<Filters extends object>(
  list: Pick<ReturnType<typeof useListFilters<Filters>>, 'set'>,
  { names = usualNames, longestSpanDays }: AddressPeriodOptions = {},
): { period: Period | null; isRefused: boolean } {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const today = useToday();
  const [first, last] = names;
  const asked = [params.get(first), params.get(last)];
  const [firstDate = null, lastDate = null] = asked.map((text) => dateParameter.read(text === null ? [] : [text]));
  const period = allowedPeriod({ firstDate, lastDate }, { longestSpanDays, today });
  const right = [period?.firstDate ?? null, period?.lastDate ?? null];
  const wrong = asked.some((text, at) => text !== right[at]) ? asked.join(' ') : null;

  const setRight = useEffectEvent(() => {
    const next = { [first]: right[0], [last]: right[1] } as Partial<Filters & Paging>;
    list.set(next, { replace: true, state: period || !asked.some(Boolean) ? state : refusal });
  });
  useEffect(() => {
    if (wrong !== null) setRight();
  }, [wrong]);
  return { period, isRefused: wasRefused(state) };
}
