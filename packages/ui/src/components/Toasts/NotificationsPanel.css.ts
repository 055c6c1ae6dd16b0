import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { raised } from '../../styles/raised.ts';
import { largeText } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { text } from './Toasts.css.ts';

export const bell = style(layered({ display: 'grid', position: 'relative' }));

/** At the upper corner of the bell, with a ring in the colour of the header. */
export const unread = style(
  layered({
    position: 'absolute',
    insetBlockStart: `calc(${vars.space[1]} / -2)`,
    insetInlineEnd: `calc(${vars.space[1]} / -2)`,
    inlineSize: '8px',
    blockSize: '8px',
    border: `2px solid ${vars.color.surface}`,
    borderRadius: '50%',
    background: vars.color.critical.text,
    boxSizing: 'content-box',
    '@media': {
      '(forced-colors: active)': { borderColor: 'Canvas', background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);

export const panel = style([
  focusRing,
  layered({
    position: 'fixed',
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[2]})`,
    insetInlineEnd: vars.space[4],
    insetInlineStart: 'auto',
    insetBlockEnd: 'auto',
    inlineSize: `min(400px, calc(100vw - 2 * ${vars.space[4]}))`,
    maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[6]})`,
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    ...raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.popover,
    boxShadow: vars.shadow.popover,
  }),
]);

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: vars.space[5],
    paddingInlineEnd: vars.space[3],
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const heading = style(layered({ fontSize: vars.font.size.lead }));

export const item = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: vars.space[3],
    paddingInline: vars.space[5],
    paddingBlock: vars.space[4],
    // The text first, the time below it.
    '@media': { [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[1] } },
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

/** A title without a message is aligned with the middle of the icon; `grid` keeps the baseline of its first line. */
export const words = style([
  text,
  layered({
    display: 'grid',
    alignContent: 'center',
    alignSelf: 'baseline',
    minBlockSize: vars.size.controlCompact,
  }),
]);

export const time = style(
  layered({
    alignSelf: 'baseline',
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const empty = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    padding: vars.space[7],
    textAlign: 'center',
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
  }),
);

export const emptyTitle = style(
  layered({ color: vars.color.text, fontSize: vars.font.size.body, fontWeight: vars.font.weight.strong }),
);
