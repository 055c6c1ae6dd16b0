import { style } from '@vanilla-extract/css';
import { faded, greyed } from '../../styles/faded.ts';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { linePadding } from '../../styles/linePadding.ts';
import { coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = style(layered({ display: 'grid', gap: vars.space[1], minInlineSize: 0 }));

/** The padding of the button and the free part of its arrow are before the edge of the text. */
export const flush = style([disclosure, layered({ marginInlineStart: `calc(-1 * (${vars.space[2]} + 0.375rem))` })]);

export const heading = style(layered({ display: 'flex', fontSize: 'inherit' }));

export const trigger = style([
  focusRing,
  layered({
    display: 'flex',
    // The arrow is aligned with the first line of longer text.
    alignItems: 'start',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space[2],
    paddingBlock: linePadding(vars.size.control),
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontSize: vars.font.size.body,
    fontWeight: vars.font.weight.strong,
    // Overrides the styles of a heading.
    lineHeight: vars.font.lineHeight.body,
    letterSpacing: 'normal',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"])': { background: vars.color.hover },
      '&[aria-disabled="true"]': { color: faded(vars.color.text), cursor: 'not-allowed' },
    },
    '@media': {
      [coarsePointer]: {
        minBlockSize: vars.size.touch,
        paddingBlock: linePadding(vars.size.touch),
      },
      [forcedColors]: { selectors: { '&[aria-disabled="true"]': greyed } },
    },
  }),
]);

/** Title and detail: next to each other if both fit on one line, else below each other. */
export const line = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: '1 1 auto',
    columnGap: vars.space[2],
    minInlineSize: 0,
  }),
);

export const words = style(layered({ flex: '1 0 auto', maxInlineSize: '100%', overflowWrap: 'anywhere' }));

export const detail = style(
  layered({
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.regular,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
);

export const chevron = style(
  layered({
    flexShrink: 0,
    blockSize: '1lh',
    transition: `transform ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' },
      '[aria-expanded="false"] > &:dir(rtl)': { transform: 'rotate(90deg)' },
    },
  }),
);

/** `hidden="until-found"` hides the content of an element and not its box, so the box has no padding. */
export const panel = style(layered({ minInlineSize: 0 }));

export const content = style(
  layered({
    display: 'grid',
    gap: vars.space[4],
    // Aligned with the title, not with the arrow.
    paddingInlineStart: `calc(${vars.space[2]} + 1.125rem + ${vars.space[2]})`,
    paddingInlineEnd: vars.space[2],
    paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
    overflowWrap: 'anywhere',
  }),
);
