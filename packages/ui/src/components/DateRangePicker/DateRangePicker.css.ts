import { globalStyle, style } from '@vanilla-extract/css';
import { narrowColumn, phone } from '../../internal/dates/Calendar/CalendarFooter.css.ts';
import { below } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { fieldWidth } from '../../styles/handedDown.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    containerType: 'inline-size',
    containIntrinsicInlineSize: `calc(8 * ${vars.size.control} + ${vars.space[3]})`,
    // Its wish in a row of fields: two dates, each with a calendar button and a clear button.
    vars: { [fieldWidth]: '17.5rem' },
    // A row of fields never squeezes the two boxes under each other; a screen of 320 px may be narrower than this.
    minInlineSize: 'min(100%, 17rem)',
  }),
);

/** Two boxes that a finger can use leave no room for ten digits each. */
const smallPhone = '(max-width: 374px)';

/**
 * Side by side in a narrow column too; under each other on a small phone, where the messages of both would run into one another, and
 * where larger text needs the room.
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

// “Data inicial obrigatória” takes two lines under half a field: the second hangs into the gap and moves nothing.
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
