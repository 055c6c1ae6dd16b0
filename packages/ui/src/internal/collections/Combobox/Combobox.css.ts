import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css.ts';
import { layered } from '../../../styles/layered.ts';
import { raised } from '../../../styles/raised.ts';
import { canHover, coarsePointer, states } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style(layered({ position: 'relative', minInlineSize: 0 }));

export const boxInput = style(
  layered({ textOverflow: 'ellipsis', cursor: 'default', selectors: { '&:focus': { cursor: 'text' } } }),
);

/** Overlaps the padding of the box: a target of 32 px without a taller field. */
export const boxButton = style([
  focusRing,
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.space[7],
    blockSize: vars.space[7],
    marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
    borderRadius: vars.radius.badge,
    color: vars.color.textMuted,
    cursor: 'pointer',
    selectors: { '& + &': { marginInlineStart: `calc(-1 * ${vars.space[2]})` } },
    '@media': {
      [canHover]: { selectors: { [states.hover]: { background: vars.color.hover, color: vars.color.text } } },
      [coarsePointer]: {
        inlineSize: vars.size.touch,
        blockSize: vars.size.touch,
        marginBlock: `calc(-1 * ${vars.space[1]})`,
      },
    },
  }),
]);

/** In the top layer: fixed to the viewport, placed by `useTopLayer`. */
export const popup = style(
  layered({
    position: 'fixed',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    ...raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.popover,
    fontSize: vars.font.size.body,
    fontWeight: vars.font.weight.regular,
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  }),
);

export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    selectors: { '[role="listbox"]:not([hidden]) + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const failure = style(layered({ color: vars.color.critical.text, flex: 1 }));

export const spinnerSlot = style(
  layered({ position: 'relative', flexShrink: 0, inlineSize: '1.125rem', blockSize: '1.125rem' }),
);
