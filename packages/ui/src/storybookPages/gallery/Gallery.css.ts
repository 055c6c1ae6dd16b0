import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { canHover } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const family = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
    gap: vars.space[4],
    // Reserves height until the miniatures are loaded.
    minBlockSize: '180px',
    color: vars.color.text,
    fontFamily: vars.font.family,
    lineHeight: vars.font.lineHeight.body,
  }),
);

export const tile = style(
  layered({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '132px auto',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.canvas,
    '@media': { [canHover]: { selectors: { '&:hover': { borderColor: vars.color.lineStrong } } } },
  }),
);

/** An inert example: nothing in it can be focused or pressed. */
export const picture = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minInlineSize: 0,
    overflow: 'hidden',
    padding: vars.space[3],
    zoom: 0.82,
    pointerEvents: 'none',
  }),
);

/** The link covers the whole tile. It does not wrap the component, which may be a link itself. */
export const name = style([
  focusRing,
  layered({
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.strong,
  }),
]);
