import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { entranceAndExit } from '../../styles/motion.ts';
import { layered } from '../../styles/layered.ts';
import { onTint } from '../../styles/onTint.ts';
import { raised } from '../../styles/raised.ts';
import { largeText, upTo } from '../../styles/breakpoints.ts';
import { coarsePointer, forcedColors } from '../../styles/states.ts';
import { hidden } from '../../styles/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { item, section } from '../Menu/Menu.css.ts';
import { backdrop as modalBackdrop } from '../Modal/Modal.css.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const lift = keyframes({ to: { opacity: 0, transform: 'translateY(-8px)' } });

/** Overrides the wide padding of a button, because its text is a hint and not an action. */
export const trigger = style(
  layered({
    paddingInline: vars.space[3],
    fontWeight: vars.font.weight.regular,
    '@media': { [upTo.drawer]: { inlineSize: vars.size.control, paddingInline: 0, borderColor: 'transparent' } },
  }),
);

/** A narrow screen has room for the icon alone; the name stays for screen readers. */
export const triggerWord = style(layered({ '@media': { [upTo.drawer]: hidden } }));

/** Only visual: `aria-keyshortcuts` of the button reports the keys. */
export const triggerKeys = style(layered({ '@media': { [upTo.drawer]: { display: 'none' } } }));

export const keys = style(
  layered({
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.badge,
    color: vars.color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.font.size.fine,
    whiteSpace: 'nowrap',
    '@media': { [coarsePointer]: { display: 'none' } },
  }),
);

/** At the top of the window, so that the list can grow and shrink without moving the box. */
export const backdrop = style([
  modalBackdrop,
  layered({
    selectors: { '&&': { placeItems: 'start center', paddingBlockStart: 'min(10dvh, 6em)', overflow: 'hidden' } },
    '@media': { [upTo.drawer]: { selectors: { '&&': { padding: vars.space[2] } } } },
  }),
]);

export const panel = style(
  layered({
    display: 'flex',
    inlineSize: '100%',
    maxInlineSize: '40rem',
    maxBlockSize: 'min(34rem, 100%)',
    ...raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.shadow.dialog,
    overflow: 'hidden',
    '@media': entranceAndExit(drop, vars.duration.quick, lift),
  }),
);

/** The whole dialog scrolls only if it is too low for its box and two lines. */
export const dialog = style(
  layered({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowY: 'auto', outline: 'none' }),
);

export const box = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flexShrink: 0,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    color: vars.color.textMuted,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [largeText]: { paddingInline: vars.space[2], gap: vars.space[1] } },
  }),
);

/** Has no focus ring: the caret shows the focus, and the active line shows the position in the list. */
export const input = style(
  layered({
    minBlockSize: vars.size.control,
    color: vars.color.text,
    fontSize: vars.font.size.lead,
    textOverflow: 'ellipsis',
  }),
);

export const list = style(
  layered({
    flex: '1 1 auto',
    minBlockSize: '6rem',
    padding: vars.space[2],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: vars.space[2],
    outline: 'none',
    selectors: { '&[data-empty]': { display: 'none' } },
  }),
);

export const line = style([
  item,
  layered({
    selectors: {
      '&[data-focused]:not([data-blocked])': {
        background: vars.color.accent.soft,
        color: vars.color.accent.text,
        ...onTint,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: { '&[data-focused]:not([data-blocked])': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
]);

/** The first line, which Enter uses until an arrow key makes another line active. */
globalStyle(
  `${list}:not(:has([data-focused])) > ${section}:first-child > ${line}:not(${line} ~ ${line}):not([data-blocked])`,
  layered({ background: vars.color.hover }),
);

export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: vars.size.control,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    selectors: { '[role="listbox"]:not([data-empty]) ~ &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const status = style(layered({ flex: 1, minInlineSize: '8rem' }));
export const failure = style(layered({ color: vars.color.critical.text }));

export const spinnerSlot = style(
  layered({ position: 'relative', flexShrink: 0, inlineSize: '18px', blockSize: '18px' }),
);

export const hints = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    '@media': { [coarsePointer]: { display: 'none' }, [upTo.card]: { display: 'none' } },
  }),
);
