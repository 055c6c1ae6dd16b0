import { Banner } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { clock, clockSentence } from '../../clock/clock.ts';

/** A wrong clock looks like an empty report: periods end on a day that is not today. */
export function ClockBanner() {
  const { daysAhead } = useSnapshot(clock);
  return <Banner tone="caution">{clockSentence(daysAhead)}</Banner>;
}
