import { vars } from '../theme/contract.css.ts';

/** Reduced motion removes animations, because one with a duration of 0 costs as much as a visible one. */
const withMotion = '(prefers-reduced-motion: no-preference)';

/** Animates the entrance of a component. The result is a set of media queries. */
export const entrance = (frames: string, duration: string) => ({
  [withMotion]: { animation: `${frames} ${duration} ${vars.easing.standard}` },
});

/**
 * Animates the entrance of an overlay and the exit of its copy (`useLeavingCopy`). The exit has only an end keyframe, so that it starts
 * where the entrance has left the overlay.
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
