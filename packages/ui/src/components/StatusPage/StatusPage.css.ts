import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const wholePage = style(
  layered({
    display: 'grid',
    alignContent: 'center',
    justifyContent: 'center',
    minBlockSize: '100dvh',
    padding: vars.space[6],
  }),
);

export const body = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[3],
    maxInlineSize: '40rem',
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

export const tile = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.avatar,
    blockSize: vars.size.avatar,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.textMuted,
  }),
);

export const heading = style(
  layered({ fontSize: vars.font.size.title, marginBlockEnd: vars.space[2], textWrap: 'balance' }),
);

export const introText = style(
  layered({
    fontSize: vars.font.size.lead,
    fontWeight: vars.font.weight.title,
    textWrap: 'balance',
    selectors: {
      // Below a heading it is one of its details.
      [`${heading} + &`]: {
        color: vars.color.textMuted,
        fontSize: vars.font.size.body,
        fontWeight: vars.font.weight.regular,
      },
    },
  }),
);

export const causeList = style(
  layered({
    display: 'grid',
    gap: vars.space[1],
    listStyle: 'disc',
    paddingInlineStart: 'calc(4em / 3)',
    textAlign: 'start',
  }),
);

export const adviceText = style(layered({ color: vars.color.textMuted, textWrap: 'balance' }));

export const actions = style(layered({ marginBlockStart: vars.space[3] }));
/** Centres buttons that wrap onto separate lines. */
globalStyle(`${actions}${actions} > *`, layered({ justifyContent: 'center' }));
/** On a phone buttons below each other are equally wide. */
globalStyle(`${actions}${actions}`, layered({ '@media': { [upTo.card]: { alignSelf: 'stretch' } } }));
globalStyle(`${actions} > * > *`, layered({ '@media': { [upTo.card]: { flex: '1 0 100%' } } }));
