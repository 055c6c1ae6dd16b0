import { style } from '@vanilla-extract/css';
import { focusOutline, focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { coarsePointer } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: vars.space[4],
    background: vars.color.critical.soft,
    color: vars.color.text,
    border: `1px solid ${vars.color.critical.solid}`,
    borderRadius: vars.radius.card,
    selectors: {
      // Not `:focus-visible`, which does not match if the form was submitted by mouse.
      '&:focus': focusOutline,
    },
  }),
);

export const title = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.critical.text,
    fontSize: vars.font.size.body,
    fontWeight: vars.font.weight.strong,
  }),
);

export const list = style(
  layered({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[1] }),
);

export const link = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    paddingBlock: '1px',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.badge,
    color: vars.color.text,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
  }),
]);
