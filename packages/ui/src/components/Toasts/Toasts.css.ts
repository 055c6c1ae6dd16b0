import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { entranceAndExit } from '../../styles/motion.ts';
import { layered } from '../../styles/layered.ts';
import { neutralChip } from '../../styles/neutralChip.ts';
import { raised } from '../../styles/raised.ts';
import { largeText } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateY(-8px)' } });

export const defaultTop = createVar();
const onWelcomePage = ':root:has([data-ui="welcome-page"]) &';
export const defaultMaxHeight = `calc(100dvh - ${vars.size.header} - 2 * ${vars.space[3]})`;

/**
 * At the top right, below the header; `useToastPlace` moves it down. Presses on the empty space reach the page. On a welcome page it is
 * over the form column, and on a phone, where no header is, over the logo instead of the text.
 */
export const region = style(
  layered({
    vars: { [defaultTop]: `calc(${vars.size.header} + ${vars.space[3]})` },
    position: 'fixed',
    insetBlockStart: defaultTop,
    insetInlineEnd: vars.space[6],
    zIndex: vars.layer.toast,
    boxSizing: 'content-box',
    inlineSize: `min(380px, calc(100vw - 2 * ${vars.space[4]}))`,
    maxBlockSize: defaultMaxHeight,
    // Space for the shadows, which a scroller would clip.
    margin: `calc(-1 * ${vars.space[7]})`,
    padding: vars.space[7],
    overflowY: 'auto',
    pointerEvents: 'none',
    '@media': {
      '(min-width: 768px)': {
        selectors: { [onWelcomePage]: { inlineSize: `min(380px, 100vw * 7 / 18 - 2 * ${vars.space[6]})` } },
      },
      '(max-width: 767px)': {
        insetInlineEnd: vars.space[4],
        selectors: { [onWelcomePage]: { vars: { [defaultTop]: vars.space[2] } } },
      },
      print: { display: 'none' },
    },
  }),
);

/** Never `display: none`, not even while it is empty: a live region has to exist before its text. */
export const stack = style(
  layered({
    display: 'grid',
    gap: vars.space[3],
    selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space[3] } },
  }),
);

export const card = style([
  focusRing,
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'start',
    gap: vars.space[3],
    maxInlineSize: '380px',
    padding: vars.space[4],
    ...raised,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.toast,
    pointerEvents: 'auto',
    touchAction: 'pan-y pinch-zoom',
    selectors: { '&[data-leaving]': { zIndex: vars.layer.toast } },
    '@media': {
      ...entranceAndExit(arrive, vars.duration.medium, leave),
      [largeText]: { gridTemplateColumns: '1fr auto' },
    },
  }),
]);

const iconBox = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.controlCompact,
    blockSize: vars.size.controlCompact,
    borderRadius: vars.radius.control,
    '@media': { [largeText]: { display: 'none' } },
  }),
);

export const iconBoxes = styleVariants(
  { success: vars.color.positive, info: vars.color.info, error: vars.color.critical, warning: vars.color.caution },
  ({ soft, text }) => [iconBox, layered({ background: soft, color: text })],
);

export const text = style(layered({ alignSelf: 'center', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    fontWeight: vars.font.weight.strong,
  }),
);

export const count = style(
  layered({
    paddingInline: vars.space[2],
    border: '1px solid',
    ...neutralChip,
    borderRadius: vars.radius.badge,
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

/** Its icon, not its invisible edge, ends where the card's text ends. Next to a title without a message it is centred on it. */
export const dismiss = style(
  layered({
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
    selectors: { [`${text}:has(> :only-child) + &`]: { alignSelf: 'center' } },
  }),
);

export const message = style(
  layered({ color: vars.color.textMuted, fontSize: vars.font.size.small, textWrap: 'pretty' }),
);

export const actionLine = style(layered({ paddingBlockStart: vars.space[2] }));
