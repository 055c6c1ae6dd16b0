import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';

/** The stroke of the kit's icons. A class is shorter in the HTML than attributes on each icon of a table. */
export const svgIcon = style(
  layered({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.8',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

const sides = { 14: '0.875rem', 16: '1rem', 18: '1.125rem', 20: '1.25rem', 24: '1.5rem' };

/** The size follows the text size. */
export const svgIconOf = styleVariants(sides, (side) => [svgIcon, layered({ inlineSize: side, blockSize: side })]);
