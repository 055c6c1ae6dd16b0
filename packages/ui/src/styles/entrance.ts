import { vars } from '../theme/contract.css.ts';

/**
 * What a part does as it comes, as media queries: nothing where less motion is asked for, since an animation of no length
 * costs the browser as much as one that is seen.
 */
export const entrance = (frames: string, duration: string) => ({
  '(prefers-reduced-motion: no-preference)': { animation: `${frames} ${duration} ${vars.easing.standard}` },
});
