import { keyframes, style } from '@vanilla-extract/css';
import { entrance } from '../../styles/motion.ts';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { raised } from '../../styles/raised.ts';
import { vars } from '../../theme/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const root = style(layered({ position: 'relative', minInlineSize: 0 }));

/** A translucent cover instead of opacity, so that the content keeps its own colours. */
export const cover = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    padding: vars.space[4],
    background: `color-mix(in oklch, ${vars.color.surface} 72%, transparent)`,
    cursor: 'progress',
    zIndex: vars.layer.sticky,
    '@media': entrance(fadeIn, vars.duration.medium),
  }),
);

/** Visible also if the covered content is higher than the window. */
export const sign = style([
  focusRing,
  layered({
    display: 'flex',
    position: 'sticky',
    insetBlock: vars.space[4],
    ...raised,
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.popover,
    color: vars.color.text,
  }),
]);
