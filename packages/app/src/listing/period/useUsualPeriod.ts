import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { today } from '../../dates/dates.ts';

/**
 * The period of a list that nobody chose. It does not move under an open screen at midnight, nor between two pages of one
 * list: a later visit of the first page renews it, and so does `renew`, for what was added today.
 */
export function useUsualPeriod<Usual>(usualOf: (today: string) => Usual, page: number) {
  const { key: visit } = useLocation();
  const read = () => ({ visit, usual: usualOf(today()) });
  const [kept, setKept] = useState(read);
  if (kept.visit !== visit && page === 1) setKept(read());
  return { usual: kept.usual, renew: () => setKept(read()) };
}
