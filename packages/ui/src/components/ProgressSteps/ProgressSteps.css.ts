import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

/** A container query, because in a card of half a screen the steps are below each other too. */
const sideBySide = '(min-width: 40rem)';

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    minInlineSize: 0,
    containerType: 'inline-size',
  }),
);

export const heading = style(layered({ fontWeight: vars.font.weight.label, overflowWrap: 'anywhere' }));

export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    '@container': { [sideBySide]: { flexDirection: 'row', gap: vars.space[4] } },
  }),
);

export const step = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: vars.space[2],
    rowGap: vars.space[2],
    minInlineSize: 0,
    fontSize: vars.font.size.small,
    '@container': {
      [sideBySide]: {
        flex: '1 1 0',
        paddingBlockStart: vars.space[3],
        borderBlockStart: `2px solid ${vars.color.line}`,
        selectors: {
          '&[data-status="done"]': { borderColor: vars.color.positive.text },
          '&[data-status="current"]': { borderColor: vars.color.accent.solid },
          '&[data-status="failed"]': { borderColor: vars.color.critical.solid },
        },
      },
    },
  }),
);

const disc = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    // Its icon grows with the text.
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: vars.radius.round,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const mark = styleVariants({
  waiting: [disc, layered({ color: vars.color.textMuted })],
  current: [disc, layered({ background: vars.color.accent.soft, color: vars.color.accent.text })],
  done: [disc, layered({ background: vars.color.positive.soft, color: vars.color.positive.text })],
  failed: [disc, layered({ background: vars.color.critical.soft, color: vars.color.critical.text })],
});

export const name = style(layered({ display: 'block', fontWeight: vars.font.weight.label, overflowWrap: 'anywhere' }));

export const note = style(
  layered({ color: vars.color.textMuted, fontSize: vars.font.size.fine, fontVariantNumeric: 'tabular-nums' }),
);

export const track = style(layered({ gridColumn: '1 / -1' }));
