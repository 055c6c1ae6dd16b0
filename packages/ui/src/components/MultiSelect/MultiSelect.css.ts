import { globalStyle, style } from '@vanilla-extract/css';
import { boxInput } from '../../internal/collections/Combobox/Combobox.css.ts';
import { greyed } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

/** Chosen options and the input after them, which wraps to its own line if its text does not fit next to them. */
export const entry = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignSelf: 'stretch',
    flex: 1,
    gap: vars.space[1],
    minInlineSize: 0,
    paddingBlock: vars.space[1],
  }),
);

// Overrides the style of an input that is the only child of a box with large text.
globalStyle(
  `${entry} > input${boxInput}`,
  layered({
    flex: '1 1 4em',
    minInlineSize: '2em',
    marginInline: 0,
    // As wide as its text, if the browser supports it.
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', flexBasis: 'auto' } },
  }),
);

/** Their group has no box (`display: contents`): they share lines with the input. */
export const chips = style(layered({ display: 'contents' }));

export const chip = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.label,
    '@media': { [forcedColors]: { selectors: { '[data-disabled] &': greyed } } },
  }),
);

export const chipText = style(
  layered({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingInlineStart: vars.space[2],
    selectors: { '&:last-child': { paddingInlineEnd: vars.space[2] } },
  }),
);

export const chipRemove = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    '@media': { [canHover]: { selectors: { [states.hover]: { background: vars.color.hover } } } },
  }),
);
