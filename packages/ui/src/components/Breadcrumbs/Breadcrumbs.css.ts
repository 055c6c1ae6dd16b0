import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { coarsePointer } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const trail = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[1],
    fontSize: vars.font.size.small,
    color: vars.color.textMuted,
  }),
);

export const place = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    minBlockSize: vars.size.target,
    overflowWrap: 'anywhere',
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  }),
);

export const between = style(layered({ flexShrink: 0, selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));

export const here = style(layered({ color: vars.color.text, fontWeight: vars.font.weight.label }));
