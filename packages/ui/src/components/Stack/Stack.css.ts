import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cellWrap } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const gaps = {
  1: layered({ gap: vars.space[1] }),
  2: layered({ gap: vars.space[2] }),
  3: layered({ gap: vars.space[3] }),
  4: layered({ gap: vars.space[4] }),
  5: layered({ gap: vars.space[5] }),
  6: layered({ gap: vars.space[6] }),
  7: layered({ gap: vars.space[7] }),
};

const stack = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const stacks = styleVariants(gaps, (gap) => [stack, gap]);

/** Not `typeof gaps`: the published types must not refer to a package of the build. */
export type Gap = keyof typeof stacks;

/** In a table row, buttons do not wrap. */
const inline = style(layered({ display: 'flex', flexWrap: fallbackVar(cellWrap, 'wrap'), minInlineSize: 0 }));

/** Combined with one of `aligns` and one of `justifies`. */
export const inlines = styleVariants(gaps, (gap) => [inline, gap]);

export const aligns = styleVariants({
  center: layered({ alignItems: 'center' }),
  start: layered({ alignItems: 'flex-start' }),
});

export const justifies = styleVariants({
  start: layered({ justifyContent: 'flex-start' }),
  end: layered({ justifyContent: 'flex-end' }),
  center: layered({ justifyContent: 'center' }),
  between: layered({ justifyContent: 'space-between' }),
});

/** At the end of the line, also if it has wrapped onto its own line. */
globalStyle(`${justifies.between} > :last-child`, layered({ marginInlineStart: 'auto' }));
