import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const keys = style(
  layered({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    verticalAlign: 'middle',
    color: vars.color.text,
    fontFamily: 'inherit',
    fontSize: vars.font.size.fine,
  }),
);

export const cap = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: '1.75em',
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    borderBlockEndWidth: '2px',
    borderRadius: vars.radius.badge,
    background: vars.color.surface,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: vars.font.weight.label,
    whiteSpace: 'nowrap',
  }),
);
