import { Banner } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { clock, clockSentence } from '../../clock/clock.ts';

/** A wrong clock makes reports look empty, because periods end on the wrong day. */
export function ClockBanner() {
  const { daysAhead } = useSnapshot(clock);
  return <Banner tone="caution">{clockSentence(daysAhead)}</Banner>;
}
