import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { entranceAndExit } from '../../../styles/motion.ts';
import { raised } from '../../../styles/raised.ts';
import { largeText } from '../../../styles/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const disappear = keyframes({ to: { opacity: 0, transform: 'translateY(-4px)' } });

export const popup = style(
  layered({
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    inlineSize: `calc(7 * ${vars.size.control} + 2 * ${vars.space[4]})`,
    maxInlineSize: `calc(100vw - 2 * ${vars.space[2]})`,
    maxBlockSize: `calc(100dvh - 2 * ${vars.space[2]})`,
    overflow: 'auto',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    '@media': {
      ...entranceAndExit(appear, vars.duration.quick, disappear),
      [largeText]: { paddingInline: vars.space[1] },
    },
    ...raised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.popover,
    boxShadow: vars.shadow.popover,
    color: vars.color.text,
    fontSize: vars.font.size.body,
    zIndex: vars.layer.popover,
  }),
);

export const hintLine = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontSize: vars.font.size.fine,
    color: vars.color.accent.text,
    minBlockSize: `calc(${vars.font.size.fine} * ${vars.font.lineHeight.body})`,
  }),
);

export const spanText = style(layered({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }));
