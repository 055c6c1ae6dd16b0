import { keyframes, style } from '@vanilla-extract/css';
import { entranceAndExit } from '../../styles/motion.ts';
import { layered } from '../../styles/layered.ts';
import { largeText } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(-100%)' } });

export const backdrop = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.drawer,
    background: vars.color.backdrop,
    '@media': entranceAndExit(fadeIn, vars.duration.quick, fadeOut),
  }),
);

export const panel = style(
  layered({
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    // Larger text needs more space.
    inlineSize: `min(max(${vars.size.sidebar}, ${vars.size.menu}), 100vw)`,
    background: vars.color.surface,
    color: vars.color.text,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': entranceAndExit(slideIn, vars.duration.slow, slideOut),
  }),
);

export const dialog = style(layered({ blockSize: '100%', overflowY: 'auto', outline: 'none' }));

/** `useSwipeAway` takes the other direction. */
export const content = style(
  layered({ display: 'flex', flexDirection: 'column', minBlockSize: '100%', touchAction: 'pan-y pinch-zoom' }),
);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.header,
    paddingInlineStart: vars.space[5],
    paddingInlineEnd: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const nav = style(layered({ padding: vars.space[3], '@media': { [largeText]: { padding: vars.space[1] } } }));

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    marginBlockStart: 'auto',
    padding: vars.space[4],
    paddingInlineStart: vars.space[5],
    borderBlockStart: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);
