import { globalStyle, style } from '@vanilla-extract/css';
import { faded, greyed } from '../../styles/faded.ts';
import { focusOutline } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { onTint } from '../../styles/onTint.ts';
import { canHover, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const stack = style(layered({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const title = style(
  layered({
    display: 'block',
    marginBlockEnd: vars.space[1],
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.label,
  }),
);

export const asterisk = style(layered({ color: vars.color.critical.text, marginInlineStart: vars.space[1] }));

export const zone = style(
  layered({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[2],
    minBlockSize: '142px',
    paddingInline: vars.space[4],
    paddingBlock: vars.space[6],
    textAlign: 'center',
    background: vars.color.sunken,
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.card,
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&:has(:focus-visible)': focusOutline,
      '&[data-invalid]': { borderColor: vars.color.critical.solid },
      '&[data-disabled]': { borderColor: faded(vars.color.lineStrong) },
      '&[data-drag="beside"]': { borderColor: vars.color.accent.solid },
      '&[data-drag="welcome"]': {
        background: vars.color.accent.soft,
        borderColor: vars.color.accent.solid,
        ...onTint,
      },
      '&[data-drag="refused"]': {
        background: vars.color.critical.soft,
        borderColor: vars.color.critical.solid,
        ...onTint,
      },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([data-disabled])': { borderColor: vars.color.accent.solid } } },
      [forcedColors]: { selectors: { '&[data-disabled]': greyed } },
    },
  }),
);

/** The content fades instead of the zone, whose focus ring must stay visible. */
globalStyle(
  `${zone}[data-disabled] > *`,
  layered({ opacity: 0.45, '@media': { [forcedColors]: { opacity: 1, color: 'GrayText' } } }),
);

export const icon = style(
  layered({
    color: vars.color.accent.text,
    pointerEvents: 'none',
    selectors: { '[data-drag="refused"] &': { color: vars.color.critical.text } },
    // An icon keeps the colour that is set on it.
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);

export const invitation = style(
  layered({
    fontWeight: vars.font.weight.strong,
    selectors: { '[data-drag="refused"] &': { color: vars.color.critical.text } },
  }),
);

/** An invisible cover of the button fills the zone, so that a press anywhere opens the file chooser. */
export const choose = style(
  layered({
    color: vars.color.accent.text,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } } },
  }),
);

export const noteText = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.small }));

export const errorText = style(
  layered({
    marginBlockStart: vars.space[1],
    color: vars.color.critical.text,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.label,
  }),
);

export const refusedList = style(layered({ display: 'grid', gap: vars.space[1] }));

export const refusedItem = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    color: vars.color.critical.text,
    fontSize: vars.font.size.fine,
    overflowWrap: 'anywhere',
  }),
);
