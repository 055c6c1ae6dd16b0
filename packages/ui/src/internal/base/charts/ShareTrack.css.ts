import { style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';

export const track = style(
  layered({
    display: 'flex',
    blockSize: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: vars.color.sunken,
    overflow: 'hidden',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Canvas', borderColor: 'CanvasText' } },
  }),
);

/** A share of one in ten thousand is still visible. */
export const filled = style(layered({ minInlineSize: '3px' }));
