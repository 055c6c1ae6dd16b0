import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';

/** The kit's stroke. As attributes it would add eight to every icon of a table's rows. */
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
