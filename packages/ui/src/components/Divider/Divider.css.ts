import { style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const line = { background: vars.color.line, '@media': { [forcedColors]: { background: 'CanvasText' } } } as const;

export const across = style(layered({ inlineSize: '100%', blockSize: '1px', margin: 0, border: 0, ...line }));

/** In a row, as high as the elements next to it. */
export const upright = style(layered({ inlineSize: '1px', minBlockSize: '1em', alignSelf: 'stretch', ...line }));

export const labelled = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.textMuted,
    fontSize: vars.font.size.small,
    textAlign: 'center',
    selectors: {
      '&::before, &::after': { content: '""', flex: '1 0 1rem', blockSize: '1px', background: vars.color.line },
    },
    '@media': { [forcedColors]: { selectors: { '&::before, &::after': { background: 'CanvasText' } } } },
  }),
);
