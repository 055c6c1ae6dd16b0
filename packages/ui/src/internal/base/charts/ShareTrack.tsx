import { type SeriesTone, series } from '../../../styles/series.css.ts';
import { shareClasses } from '../../../styles/shareClasses.ts';
import { filled, track } from './ShareTrack.css.ts';

interface ShareTrackProps {
  /** From 0 to 1. */
  share: number;
  tone: SeriesTone;
}

/** A bar that shows a share. Decorative: the number is in the text next to it. */
export const ShareTrack = ({ share, tone }: ShareTrackProps) => (
  <span className={track} aria-hidden="true">
    {share > 0 && <span data-share={share} className={`${filled} ${series[tone]} ${shareClasses(share)}`} />}
    {share < 1 && <span className={shareClasses(1 - share)} />}
  </span>
);
