import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';

/** The kit's stroke in the style sheet: as attributes it would be eight more on every icon of a table's rows. */
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

/** It grows with the text. */
export const svgIconOf = styleVariants(sides, (side) => [svgIcon, layered({ inlineSize: side, blockSize: side })]);
