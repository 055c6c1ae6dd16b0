import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style(layered({ display: 'grid', gap: vars.space[2], minInlineSize: 0 }));

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInlineStart: vars.space[3],
    paddingInlineEnd: vars.space[1],
    paddingBlock: vars.space[2],
    background: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
);

export const body = style(layered({ display: 'grid', flex: 1, gap: vars.space[1], minInlineSize: 0 }));

export const heading = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[3],
  }),
);

export const fileName = style(
  layered({ minInlineSize: 0, fontWeight: vars.font.weight.strong, overflowWrap: 'anywhere' }),
);

export const meta = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const line = style(
  layered({
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    color: vars.color.textMuted,
    fontSize: vars.font.size.fine,
    overflowWrap: 'anywhere',
  }),
);

export const warning = style(layered({ color: vars.color.caution.text }));
export const failure = style(layered({ color: vars.color.critical.text }));

export const success = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    color: vars.color.positive.text,
    fontWeight: vars.font.weight.label,
  }),
);

export const actions = style(layered({ display: 'flex', flexShrink: 0, gap: vars.space[1] }));
