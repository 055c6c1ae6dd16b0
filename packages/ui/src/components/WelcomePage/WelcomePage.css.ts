import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const narrow = `screen and ${upTo.drawer}`;

export const page = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 7fr)',
    minBlockSize: '100dvh',
    background: vars.color.surface,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
  }),
);

export const panel = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    // An image with another company's logo keeps its width.
    alignItems: 'flex-start',
    gap: vars.space[8],
    overflow: 'hidden',
    padding: vars.space[9],
    background: vars.color.welcome.solid,
    color: vars.color.welcome.onSolid,
    // Visible only in forced colours, which remove the panel's own background.
    borderInlineEnd: '1px solid transparent',
    '@media': {
      [narrow]: {
        gap: vars.space[6],
        padding: vars.space[6],
        borderInlineEnd: 0,
        borderBlockEnd: '1px solid transparent',
      },
    },
  }),
);

/** The eye of the mark, enlarged and clipped by the edge of the panel. */
export const enlargedEye = style(
  layered({
    position: 'absolute',
    insetBlockStart: '10%',
    insetInlineEnd: '-8%',
    inlineSize: '80%',
    blockSize: 'auto',
    fill: 'none',
    stroke: vars.color.welcome.line,
    strokeWidth: 2.5,
    '@media': { [narrow]: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
);

export const pitch = style(
  layered({ position: 'relative', display: 'grid', gap: vars.space[4], inlineSize: '100%', maxInlineSize: '34rem' }),
);

export const taglineText = style(
  layered({
    fontSize: vars.font.size.hero,
    fontWeight: vars.font.weight.title,
    lineHeight: vars.font.lineHeight.title,
    letterSpacing: vars.font.tracking.title,
    textWrap: 'balance',
    '@media': { [narrow]: { fontSize: vars.font.size.title } },
  }),
);

export const introText = style(
  layered({
    maxInlineSize: '29rem',
    fontSize: vars.font.size.lead,
    color: vars.color.welcome.onSolidMuted,
    '@media': { [narrow]: { fontSize: vars.font.size.body } },
  }),
);

/** Its top edge is fixed, so that a message that appears moves nothing above it. */
export const side = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    padding: vars.space[6],
    paddingBlockStart: `max(${vars.space[6]}, 50dvh - 11rem)`,
    '@media': { [narrow]: { paddingBlockStart: vars.space[7] } },
  }),
);

export const content = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    inlineSize: '100%',
    maxInlineSize: '22.5rem',
  }),
);

/** Its icon, not its larger press area, ends where the fields end. */
export const cornerPlace = style(
  layered({
    gridRow: 1,
    gridColumn: 1,
    justifySelf: 'end',
    alignSelf: 'center',
    marginBlock: `calc(-1 * ${vars.space[2]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  }),
);

export const heading = style(layered({ gridRow: 1, gridColumn: 1, fontSize: vars.font.size.display }));
