import { style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { onTint } from '../../../styles/onTint.ts';
import { canHover, coarsePointer, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = style(
  layered({
    position: 'relative',
    contain: 'content',
    flex: '0 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space[1],
    scrollbarWidth: 'thin',
  }),
);

export const option = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[2],
    paddingBlock: vars.space[1],
    borderRadius: vars.radius.badge,
    color: vars.color.text,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.accent.text, fontWeight: vars.font.weight.label },
      '&[data-active]': { background: vars.color.accent.soft, color: vars.color.accent.text, ...onTint },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover:not([data-active])': { background: vars.color.hover } } },
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [forcedColors]: {
        selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);

export const optionSubtitle = style(
  layered({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.regular,
  }),
);

export const tick = style(layered({ flexShrink: 0 }));
