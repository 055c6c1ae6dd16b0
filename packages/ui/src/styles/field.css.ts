import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { faded, greyed } from './faded.ts';
import { focusOutline } from './focusRing.css.ts';
import { layered } from './layered.ts';
import { largeText } from './breakpoints.ts';
import { canHover, coarsePointer, forcedColors, states } from './states.ts';

/** The box around typed or chosen values: text boxes, selects and date fields look the same. */
export const controlBox = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    background: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    transition: `border-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&[data-invalid]': { borderColor: vars.color.critical.solid },
      '&[data-disabled]': {
        borderColor: faded(vars.color.lineStrong),
        cursor: 'not-allowed',
      },
      // A read-only field: text above a line instead of a box.
      '&[data-readonly]': {
        background: vars.color.sunken,
        borderColor: 'transparent',
        borderBlockEndColor: vars.color.lineStrong,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
      },
      // A focused button inside the box shows its own ring.
      '&:focus-within:not(:has(button:focus-visible))': { ...focusOutline, borderColor: vars.color.focus },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-readonly], [data-invalid], :focus-within)': {
            borderColor: vars.color.text,
          },
        },
      },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&[data-disabled]': greyed,
          '&[data-readonly]': { borderColor: 'Canvas', borderBlockEndColor: 'CanvasText' },
        },
      },
    },
  }),
);

/** Fades the content of a disabled box and not the box, whose focus ring must stay clear. */
globalStyle(
  `${controlBox}[data-disabled] > *`,
  layered({ opacity: 0.45, '@media': { [forcedColors]: { opacity: 1, color: 'GrayText' } } }),
);

/** The input inside a `controlBox`: no box of its own, digits of equal width. */
export const bareInput = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    paddingBlock: 0,
    paddingInline: 0,
    background: 'transparent',
    border: 0,
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    textOverflow: 'ellipsis',
    selectors: {
      // Browsers paint autofilled inputs in fixed colours, also in dark mode.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100vmax ${vars.color.surface}`,
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
      },
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      [states.disabled]: { cursor: 'not-allowed' },
    },
    '@media': {
      // With large text the padding of a box without a button shrinks, so that all digits of a CPF are visible.
      [largeText]: { selectors: { '&:only-child': { marginInline: `calc(${vars.space[1]} - ${vars.space[3]})` } } },
    },
  }),
);
