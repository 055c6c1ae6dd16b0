import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Side by side at every width: each box holds ten digits and two slashes, and no more. */
export const group = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space.close,
    minInlineSize: 0,
  }),
);
