import { globalStyle, style } from '@vanilla-extract/css';
import { errorLine } from '../../../styles/errorLine.css.ts';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

export const label = style(
  layered({
    display: 'block',
    overflowWrap: 'anywhere',
    marginBlockEnd: vars.space[1],
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.label,
    color: vars.color.text,
  }),
);

export const asterisk = style(layered({ color: vars.color.critical.text, marginInlineStart: vars.space[1] }));

/** Keeps one line free below the control, so that an error never moves the neighbours. */
export const below = style(
  layered({
    minBlockSize: `calc(${vars.font.size.fine} * ${vars.font.lineHeight.body})`,
    marginBlockStart: vars.space[1],
    fontSize: vars.font.size.fine,
    // A message may quote a long text of the user.
    overflowWrap: 'anywhere',
  }),
);

/** The message below the control with an element at its end. The element wraps to its own line if both do not fit. */
export const lastLine = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'end',
    columnGap: vars.space[3],
    fontSize: vars.font.size.fine,
  }),
);

globalStyle(`${lastLine} > ${below}`, layered({ flex: '1 1 auto', minInlineSize: 0 }));

export const hint = style(layered({ color: vars.color.textMuted }));

/** Wraps only if it alone is wider than the field. */
export const wholeNumber = style(layered({ display: 'inline-block', maxInlineSize: '100%' }));

export const error = style([
  errorLine,
  layered({ color: vars.color.critical.text, fontWeight: vars.font.weight.label }),
]);

const withPicture = style(
  layered({ display: 'flex', alignItems: 'baseline', gap: vars.space[1], fontWeight: vars.font.weight.label }),
);

export const warning = style([withPicture, layered({ color: vars.color.caution.text })]);

export const failure = style([withPicture, layered({ color: vars.color.critical.text })]);

export const remedy = style(layered({ alignSelf: 'start', marginBlockStart: vars.space[1] }));

/** Lowers an icon: its lower edge would be on the baseline, a little too high. */
globalStyle(`${withPicture} > svg`, layered({ flexShrink: 0, transform: 'translateY(2px)' }));
