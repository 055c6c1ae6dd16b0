import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { largeText } from '../../styles/breakpoints.ts';
import { coarsePointer } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

/** One row with any number of filters: the tags scroll to the edge of the window. */
export const folded = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
    '@media': { [largeText]: { marginInlineEnd: `calc(-1 * ${vars.space[2]})` }, print: { display: 'none' } },
  }),
);

export const count = style(
  layered({
    minInlineSize: '1.375rem',
    marginInlineStart: vars.space[2],
    paddingInline: vars.space[1],
    borderRadius: vars.radius.round,
    background: vars.color.accent.solid,
    color: vars.color.accent.onSolid,
    fontSize: vars.font.size.fine,
    textAlign: 'center',
  }),
);

export const tagList = style(
  layered({
    display: 'flex',
    gap: vars.space[2],
    // The tags never make the page wider.
    flex: '1 1 0',
    inlineSize: 0,
    margin: 0,
    // The focus ring of a tag must not be clipped.
    padding: vars.space[1],
    paddingInlineEnd: vars.space[4],
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: vars.space[4],
    // A single fixed tag is truncated, because without a button inside it no key could scroll the row.
    selectors: { '&:not(:has(button))': { overflowX: 'clip' } },
  }),
);

globalStyle(`${tagList}:not(:has(button)) > li`, layered({ display: 'flex', minInlineSize: 0 }));
globalStyle(`${tagList}:not(:has(button)) > li > *`, layered({ minInlineSize: 0 }));

export const tag = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.round,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.size.small,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    selectors: { 'button&': { cursor: 'pointer' } },
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  }),
]);
