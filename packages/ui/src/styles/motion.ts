import { vars } from '../theme/contract.css.ts';

/** An animation of no length costs the browser as much as one that is seen: with reduced motion there is none. */
const withMotion = '(prefers-reduced-motion: no-preference)';

/** Shows how a part appears, as media queries. */
export const entrance = (frames: string, duration: string) => ({
  [withMotion]: { animation: `${frames} ${duration} ${vars.easing.standard}` },
});

/**
 * Shows how a part of an overlay appears, and how its copy disappears (`useLeavingCopy`). The frames of the exit have an end only: they
 * begin where the entrance or a finger left the part.
 */
export const entranceAndExit = (frames: string, duration: string, exitFrames: string) => ({
  [withMotion]: {
    animation: `${frames} ${duration} ${vars.easing.standard}`,
    selectors: {
      '&[data-leaving], [data-leaving] &': {
        animation: `${exitFrames} ${vars.duration.quick} ${vars.easing.standard} forwards`,
      },
    },
  },
});
