import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { faded } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const row = style(
  layered({
    display: 'inline-flex',
    alignItems: 'flex-start',
    alignSelf: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    cursor: 'pointer',
    fontWeight: vars.font.weight.label,
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
    '@media': { [coarsePointer]: { paddingBlock: vars.space[3] } },
  }),
);

const thumbSize = '1rem';
const height = '1.5rem';
const width = `calc(${height} + ${thumbSize})`;

export const track = style([
  focusRing,
  layered({
    appearance: 'none',
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    inlineSize: width,
    blockSize: height,
    margin: 0,
    // Centred on the first line of the label.
    marginBlockStart: `calc((1lh - ${height}) / 2)`,
    background: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      // Overrides `[type="checkbox"]` of normalize, which removes the padding.
      '&[role="switch"]': { paddingInline: `calc(${vars.space[1]} - 1px)` },
      '&::before': {
        content: '""',
        inlineSize: thumbSize,
        blockSize: thumbSize,
        borderRadius: vars.radius.round,
        background: vars.color.lineStrong,
        transition: `transform ${vars.duration.quick} ${vars.easing.standard}`,
      },
      '&:checked': { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
      '&:checked::before': { background: vars.color.accent.onSolid, transform: `translateX(${thumbSize})` },
      '&:checked:dir(rtl)::before': { transform: `translateX(calc(${thumbSize} * -1))` },
      '&[aria-readonly="true"], &[aria-readonly="true"]:checked': {
        background: vars.color.sunken,
        borderColor: vars.color.lineStrong,
      },
      '&[aria-readonly="true"]::before, &[aria-readonly="true"]:checked::before': { background: vars.color.text },
      // The colours fade, not the whole control: the focus ring has to stay as clear as any other.
      '&[aria-disabled="true"]': { borderColor: faded(vars.color.lineStrong) },
      '&[aria-disabled="true"]::before': { background: faded(vars.color.lineStrong) },
      '&[aria-disabled="true"]:checked': { background: faded(vars.color.accent.solid), borderColor: 'transparent' },
      '&[aria-disabled="true"]:checked::before': { background: vars.color.accent.onSolid },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"], [aria-readonly="true"])': { borderColor: vars.color.text },
          '&:hover:not([aria-disabled="true"], [aria-readonly="true"])::before': { background: vars.color.text },
          '&:checked:hover:not([aria-disabled="true"], [aria-readonly="true"])': {
            background: vars.color.accent.solidHover,
            borderColor: vars.color.accent.solidHover,
          },
          '&:checked:hover:not([aria-disabled="true"], [aria-readonly="true"])::before': {
            background: vars.color.accent.onSolid,
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
          '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
          '&:checked::before': { background: 'HighlightText' },
          '&[aria-readonly="true"], &[aria-readonly="true"]:checked': {
            background: 'Canvas',
            borderColor: 'CanvasText',
          },
          '&[aria-readonly="true"]::before, &[aria-readonly="true"]:checked::before': { background: 'CanvasText' },
          '&[aria-disabled="true"]': { borderColor: 'GrayText' },
          '&[aria-disabled="true"]::before': { background: 'GrayText' },
          '&[aria-disabled="true"]:checked': { background: 'GrayText' },
          '&[aria-disabled="true"]:checked::before': { background: 'Canvas' },
        },
      },
      '(prefers-reduced-motion: reduce)': {
        transition: 'none',
        selectors: { '&::before': { transition: 'none' } },
      },
    },
  }),
]);

/** Aligned with the label, so that the switches of a form are in one column. */
export const note = style(
  layered({
    minInlineSize: 0,
    marginBlockStart: `calc(${vars.space[1]} * -1)`,
    paddingInlineStart: `calc(${width} + ${vars.space[3]})`,
    fontSize: vars.font.size.fine,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  }),
);
