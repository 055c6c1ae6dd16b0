import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusOutline } from './focusRing.css.ts';
import { layered } from './layered.ts';
import { canHover, states } from './states.ts';

/** The box around what can be typed or chosen: one look for text boxes, selects and date fields. */
export const controlBox = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.snug,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.close,
    background: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&:focus-within': { ...focusOutline, borderColor: vars.color.focus },
      '&[data-invalid]': { borderColor: vars.color.critical.solid },
      '&[data-disabled]': { opacity: 0.45 },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not([data-disabled])': { borderColor: vars.color.text } } } },
  }),
);

/** The input inside a `controlBox`: no look of its own, digits of one width. */
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
    selectors: {
      '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      [states.disabled]: { cursor: 'not-allowed' },
    },
  }),
);
