import { vars } from '../theme/contract.css.ts';

/** The background of raised elements, with a hover colour that is visible on it and muted text that is readable on that hover colour. */
export const raised = {
  background: vars.color.raised,
  vars: {
    [vars.color.hover]: vars.color.hoverRaised,
    [vars.color.textMuted]: vars.color.textMutedRaised,
  },
};
