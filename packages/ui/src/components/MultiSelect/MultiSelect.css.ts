import { style } from '@vanilla-extract/css';
import { greyed } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const chips = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    maxInlineSize: '70%',
    paddingBlock: vars.space[1],
  }),
);

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
