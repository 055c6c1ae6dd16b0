import { style } from '@vanilla-extract/css';
import { layered } from './layered.ts';

/** Read by screen readers, not painted. */
export const visuallyHidden = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
