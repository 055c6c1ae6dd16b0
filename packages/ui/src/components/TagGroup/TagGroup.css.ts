import { style } from '@vanilla-extract/css';
import { focusOutline } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);

export const group = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 }),
);

export const label = style(
  layered({ color: vars.color.textMuted, fontSize: vars.font.size.small, fontWeight: vars.font.weight.label }),
);

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    minInlineSize: 0,
    outline: 'none',
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    borderRadius: vars.radius.badge,
    // The group itself gets the focus when all tags are removed.
    selectors: { '&[data-focus-visible]': focusOutline },
  }),
);

export const tag = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: vars.size.choice,
    paddingBlock: `calc(${vars.space[1]} - 1px)`,
    paddingInline: vars.space[2],
    gap: vars.space[1],
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontWeight: vars.font.weight.label,
    cursor: 'default',
    selectors: {
      '&[data-selection-mode]': { cursor: 'pointer' },
      '&[data-selection-mode][data-hovered]': { borderColor: vars.color.accent.text },
      '&[data-selected]': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
      '&[data-focus-visible]': focusOutline,
    },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': {
            background: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const cell = style(layered({ display: 'contents' }));

/** A long name wraps, because the value of a filter has to be readable in full. */
export const text = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const remove = style(
  layered({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    marginInlineEnd: `calc(${vars.space[1]} * -1)`,
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.hover },
      '&[data-focus-visible]': focusOutline,
    },
    '@media': {
      [coarsePointer]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
      [forcedColors]: { selectors: { '&[data-hovered]': { color: 'Highlight' } } },
    },
  }),
);
