import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** As many columns as fit; one on a phone. */
export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    alignItems: 'start',
    columnGap: vars.space[4],
    rowGap: vars.space[3],
  }),
);
