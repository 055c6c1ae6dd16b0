import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { coarsePointer } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style(layered({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

/** Name and buttons are on the first line; messages use the whole width below. */
export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[2],
    rowGap: vars.space[1],
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
    // As high as the buttons next to it.
    minBlockSize: vars.size.controlCompact,
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  }),
);

export const fileName = style(
  layered({ minInlineSize: 0, fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' }),
);

export const meta = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const line = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    overflowWrap: 'anywhere',
  }),
);

export const warning = style(layered({ color: vars.color.caution.text }));
export const failure = style(layered({ color: vars.color.critical.text }));

export const success = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.positive.text,
    fontWeight: vars.font.weight.label,
  }),
);

/** Aligns the icon of the remove button, not its hover background, with the end of the text. */
export const actions = style(
  layered({
    display: 'flex',
    gap: vars.space[1],
    gridArea: '1 / 2',
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  }),
);

globalStyle(`${row} > :not(:first-child, ${actions})`, layered({ gridColumn: '1 / -1' }));
