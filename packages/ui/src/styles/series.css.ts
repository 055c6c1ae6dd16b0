import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from './layered.ts';
import { forcedColors } from './states.ts';

const stripes = (angle: string, ink: string) =>
  `repeating-linear-gradient(${angle}, transparent 0 3px, color-mix(in oklch, ${ink} 45%, transparent) 3px 5px)`;

/**
 * A plain fill that becomes a pattern if forced colours or a printer remove the colours. `forced` distinguishes two fills without a pattern.
 */
const fill = (ink: string, angle?: string, forced = 'CanvasText') =>
  layered({
    background: ink,
    printColorAdjust: 'exact',
    '@media': {
      print: { background: angle ? `${stripes(angle, vars.color.surface)}, ${ink}` : ink },
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: angle ? `${stripes(angle, 'Canvas')}, ${forced}` : forced,
      },
    },
  });

/** One fill for each meaning in a chart. The legend gives the same information as text. */
export const series = styleVariants({
  accent: fill(vars.color.accent.solid),
  positive: fill(vars.color.positive.text, '45deg'),
  caution: fill(vars.color.caution.text, '90deg'),
  critical: fill(vars.color.critical.solid, '135deg'),
  info: fill(vars.color.info.text, '0deg'),
  neutral: fill(vars.color.lineStrong, undefined, 'GrayText'),
});

export type SeriesTone = keyof typeof series;
