import { style } from '@vanilla-extract/css';
import { focusOutline } from '../../styles/focusRing.css.ts';
import { greyed } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

/** The tokens and the input after them, which wraps to its own line if its text does not fit. Scrolls from about ten lines on. */
export const entry = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: 1,
    gap: vars.space[1],
    minInlineSize: 0,
    minBlockSize: `calc(${vars.size.control} - 2px)`,
    maxBlockSize: '20rem',
    overflowY: 'auto',
    // Room for the focus rings, which the scrolling box would clip.
    paddingBlock: vars.space[1],
    paddingInline: vars.space[1],
    marginInline: `calc(${vars.space[1]} * -1)`,
    scrollbarWidth: 'thin',
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch }, print: { maxBlockSize: 'none' } },
  }),
);

/** The input and the buttons after it: together on the last line of tokens, or on a line of their own. */
export const line = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 auto',
    // Room for some letters next to the buttons, but not more than the box has with large text.
    minInlineSize: 'min(100%, 9em)',
    maxInlineSize: '100%',
    minBlockSize: vars.size.choice,
    selectors: { '[data-disabled] &, [data-readonly] &': { minInlineSize: 0 } },
  }),
);

export const input = style(
  layered({
    flex: '1 1 6em',
    minInlineSize: '2em',
    marginInline: 0,
    // Without room for letters, and still a target for a pointer.
    selectors: { '[data-disabled] &, [data-readonly] &': { minInlineSize: '1.5rem', flexBasis: '1.5rem' } },
    // As wide as its text, if the browser supports it.
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', flexBasis: 'auto' } },
  }),
);

/** The group and the list of tokens have no box: the tokens share lines with the input. */
export const contents = style(layered({ display: 'contents' }));

export const token = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.size.choice,
    paddingInline: vars.space[2],
    gap: vars.space[1],
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.label,
    cursor: 'default',
    selectors: { '&[data-focus-visible]': focusOutline },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: { selectors: { '[data-disabled] > * &': greyed } },
    },
  }),
);

export const wrongToken = style(
  layered({
    background: vars.color.critical.soft,
    color: vars.color.critical.text,
    borderColor: vars.color.critical.solid,
    selectors: { '[data-invalid] &': { cursor: 'pointer' }, '&[data-hovered]': { textDecoration: 'underline' } },
  }),
);

/** A long token wraps, because a code has to be readable in full. */
export const tokenText = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const reason = style(
  layered({
    fontWeight: vars.font.weight.regular,
    selectors: { '&::before': { content: '" · "' } },
  }),
);

export const count = style(
  layered({
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-over]': { color: vars.color.critical.text, fontWeight: vars.font.weight.label } },
  }),
);
