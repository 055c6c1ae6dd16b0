import { style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { raised } from '../styles/raised.ts';
import { vars } from '../theme/contract.css.ts';

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: vars.space[4],
  }),
);

export const swatch = style(
  layered({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.card, overflow: 'hidden' }),
);

export const sample = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '72px',
    padding: vars.space[4],
    fontWeight: vars.font.weight.strong,
  }),
);

export const outline = style(
  layered({ blockSize: vars.space[7], border: '2px solid currentColor', borderRadius: vars.radius.control }),
);

export const facts = style(
  layered({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    padding: vars.space[3],
    background: vars.color.surface,
    color: vars.color.text,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.fine,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const row = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 6rem) 4.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    overflowWrap: 'anywhere',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.fine,
  }),
);

export const value = style(
  layered({ color: vars.color.textMuted, fontSize: vars.font.size.fine, fontVariantNumeric: 'tabular-nums' }),
);

export const bar = style(layered({ blockSize: '16px', background: vars.color.accent.solid, borderRadius: '2px' }));

export const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: vars.space[1],
    minBlockSize: '96px',
    ...raised,
    border: `1px solid ${vars.color.line}`,
  }),
);

export const part = style(
  layered({
    paddingBlock: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.font.size.small,
  }),
);

export const proofs = style(
  layered({ display: 'grid', gap: vars.space[1], paddingBlock: vars.space[2], overflowWrap: 'anywhere' }),
);
