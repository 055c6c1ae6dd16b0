import { shareDigits, shareOfRow } from './share.css.ts';

/** The classes of one part in a row of parts. `share` is from 0 to 1. */
export function shareClasses(share: number): string {
  const steps = Math.round(share * (2 ** shareDigits.length - 1));
  return [shareOfRow, ...shareDigits.filter((_class, place) => steps & (2 ** place))].join(' ');
}
