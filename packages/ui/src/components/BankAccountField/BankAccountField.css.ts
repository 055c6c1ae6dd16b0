import { style } from '@vanilla-extract/css';
import { fieldWidth } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: '18rem',
    // In a row or a grid of fields, the field takes the whole row.
    gridColumn: '1 / -1',
    vars: { [fieldWidth]: '36rem' },
    minInlineSize: 0,
  }),
);

export const group = style(layered({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const legend = style(layered({ padding: 0 }));

/** The boxes are next to each other if they fit, else below each other. Their widths grow with the text. */
export const boxes = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space[3],
    rowGap: vars.space[2],
    '@container': {
      '(min-width: 24rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)' },
    },
  }),
);

export const wholeRow = style(
  layered({
    minInlineSize: 0,
    '@container': { '(min-width: 24rem) and (max-width: 39.99rem)': { gridColumn: '1 / -1' } },
  }),
);
