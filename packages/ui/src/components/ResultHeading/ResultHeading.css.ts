import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { neutralChip } from '../../styles/neutralChip.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const band = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    '@media': {
      [upTo.card]: { paddingInline: vars.space[4] },
      print: { background: 'none', borderBlockEnd: `1px solid ${vars.color.line}` },
    },
  }),
);

const paint = (tone: { soft: string; text: string }) =>
  style([band, layered({ background: tone.soft, color: tone.text })]);

export const bands = {
  positive: paint(vars.color.positive),
  critical: paint(vars.color.critical),
  caution: paint(vars.color.caution),
  info: paint(vars.color.info),
  ...styleVariants({ neutral: [band, layered({ background: neutralChip.background, color: vars.color.text })] }),
};

/** The icon stays next to the first line of a long sentence. */
export const sentence = style(
  layered({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3], flex: '1 1 16rem', minInlineSize: 0 }),
);

export const mark = style(layered({ display: 'grid', placeItems: 'center', flexShrink: 0, blockSize: '1lh' }));

globalStyle(
  `${sentence} > *`,
  layered({ fontSize: vars.font.size.title, lineHeight: vars.font.lineHeight.title, minInlineSize: 0 }),
);

export const title = style(layered({ fontSize: 'inherit', overflowWrap: 'anywhere', textWrap: 'balance' }));

export const detail = style(
  layered({
    marginBlockStart: vars.space[1],
    color: vars.color.text,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.body,
    overflowWrap: 'anywhere',
  }),
);

/** Clips the dot of the first fact on each line. */
export const facts = style(layered({ overflowX: 'clip' }));

const dotPlace = vars.space[4];

globalStyle(
  `${facts} > span`,
  layered({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${dotPlace})` }),
);

export const fact = style(
  layered({
    position: 'relative',
    minInlineSize: 0,
    paddingInlineStart: dotPlace,
    overflowWrap: 'anywhere',
  }),
);

/** A text, so that a screen reader and a copy part the facts. */
export const dot = style(
  layered({ position: 'absolute', insetInlineStart: 0, inlineSize: dotPlace, textAlign: 'center', whiteSpace: 'pre' }),
);

export const body = style(
  layered({
    display: 'grid',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    '@media': { [upTo.card]: { paddingInline: vars.space[4] } },
  }),
);
