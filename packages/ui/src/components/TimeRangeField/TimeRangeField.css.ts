import { style } from '@vanilla-extract/css';
import { fieldWidth } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: `calc(6 * ${vars.size.control} + ${vars.space[3]})`,
    // Its preferred width in a row of fields: “Termina no dia seguinte” fits below the second box.
    vars: { [fieldWidth]: '21rem' },
    minInlineSize: 'min(100%, 14rem)',
  }),
);

const narrow = '(max-width: 12rem)';

export const group = style(layered({ minInlineSize: 0 }));

/** Next to each other, also at 320 px; below each other where larger text needs the space. */
export const boxes = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** Two rows of two shifts, or all in one row. */
export const presetRow = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
    '@container': {
      '(min-width: 28rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' },
      [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
