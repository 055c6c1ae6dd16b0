import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { layered } from '../../styles/layered.ts';
import { hidden } from '../../styles/visuallyHidden.css.ts';
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

/** At most two columns: each has at least half of the row, and at least the minimum width of a field. */
export const pairs = style(
  layered({
    rowGap: vars.space[4],
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(15rem, (100% - ${vars.space[4]}) / 2)), 1fr))`,
  }),
);

// Like in a filter bar, no line is reserved for messages.
globalStyle(`${pairs} ${below}:empty`, layered({ minBlockSize: 0, marginBlockStart: 0 }));

export const group = style(layered({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const title = style(
  layered({
    padding: 0,
    marginBlockEnd: vars.space[2],
    fontSize: vars.font.size.body,
    fontWeight: vars.font.weight.title,
    // A title is nearer to its own fields than to those above it.
    selectors: { [`* + ${group} > &`]: { paddingBlockStart: vars.space[4] } },
  }),
);

export const note = style(
  layered({ marginBlockEnd: vars.space[2], fontSize: vars.font.size.fine, color: vars.color.textMuted }),
);

globalStyle(`${grid}[data-noted] > :has([aria-disabled="true"]) > ${below}`, layered(hidden));
// These fields have no messages, so they need no free line below them.
globalStyle(`${grid}[data-noted] > :has([aria-disabled="true"])`, layered({ paddingBlockEnd: vars.space[1] }));
