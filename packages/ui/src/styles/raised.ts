import { vars } from '../theme/contract.css.ts';

/** The ground of what floats: with a hover that is seen on it, and muted text that is read on that hover. */
export const raised = {
  background: vars.color.raised,
  vars: {
    [vars.color.hover]: vars.color.hoverRaised,
    [vars.color.textMuted]: vars.color.textMutedRaised,
  },
};
