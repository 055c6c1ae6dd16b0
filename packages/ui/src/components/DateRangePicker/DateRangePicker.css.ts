import { globalStyle, style } from '@vanilla-extract/css';
import { narrowColumn, phone } from '../../internal/dates/Calendar/CalendarFooter.css.ts';
import { below } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { fieldWidth } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: `calc(8 * ${vars.size.control} + ${vars.space[3]})`,
    // Its preferred width in a row of fields: two dates, each with a calendar button and a clear button.
    vars: { [fieldWidth]: '17.5rem' },
    // In a row of fields it never shrinks so far that its boxes wrap. A screen of 320 px may be narrower than this width.
    minInlineSize: 'min(100%, 17rem)',
  }),
);

/** Two boxes with touch targets leave no space for ten digits each. */
const smallPhone = '(max-width: 374px)';

/**
 * The boxes are next to each other even in a narrow column. They are below each other on a small phone, where their messages would overlap,
 * and with larger text.
 */
export const group = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[3],
    minInlineSize: 0,
    '@container': {
      '(max-width: 20rem)': { columnGap: vars.space[2] },
      [narrowColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    '@media': { [smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

// “Data inicial obrigatória” needs two lines below one box. The second line overlaps the gap to the next field, so that nothing moves.
globalStyle(
  `${group} ${below}:not(:empty)`,
  layered({
    '@media': {
      [`not all and ${phone}`]: {
        '@container': {
          '(min-width: 18rem)': { blockSize: `calc(${vars.font.size.fine} * ${vars.font.lineHeight.body})` },
        },
      },
    },
  }),
);
