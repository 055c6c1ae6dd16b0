import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints.ts';
import { layered } from '../../styles/layered.ts';
import { hidden } from '../../styles/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const name = style(
  layered({
    minInlineSize: 0,
    maxInlineSize: '24ch',
    paddingInline: vars.space[2],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** A hidden name is still the name of the button. */
export const names = styleVariants(
  { always: {}, wide: layered({ '@media': { [upTo.drawer]: hidden } }), never: layered(hidden) },
  (display) => [name, display],
);

/** Its text begins where the labels of the items begin. */
export const person = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: vars.space[3],
    paddingInline: `calc(${vars.space[1]} + ${vars.space[3]})`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    overflowWrap: 'anywhere',
  }),
);

export const personName = style(layered({ fontWeight: vars.font.weight.strong }));

export const personEmail = style(layered({ color: vars.color.textMuted, fontSize: vars.font.size.fine }));
