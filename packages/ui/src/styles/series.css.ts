import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';
import { forcedColors } from './states.ts';

const stripes = (angle: string, ink: string) =>
  `repeating-linear-gradient(${angle}, transparent 0 3px, color-mix(in oklch, ${ink} 45%, transparent) 3px 5px)`;

const fill = (ink: string, pattern?: string) =>
  layered({
    background: pattern ? `${pattern}, ${ink}` : ink,
    printColorAdjust: 'exact',
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: pattern ? `${pattern}, CanvasText` : 'CanvasText' },
    },
  });

/** One look for each meaning in a picture of numbers: a colour and a pattern, so that neither is needed to see the other. */
export const series = styleVariants({
  accent: fill(vars.color.accent.solid),
  positive: fill(vars.color.positive.text, stripes('45deg', vars.color.surface)),
  caution: fill(vars.color.caution.text, stripes('90deg', vars.color.surface)),
  critical: fill(vars.color.critical.solid, stripes('135deg', vars.color.surface)),
  info: fill(vars.color.info.text, stripes('0deg', vars.color.surface)),
  neutral: fill(vars.color.lineStrong),
});

export type SeriesTone = keyof typeof series;
