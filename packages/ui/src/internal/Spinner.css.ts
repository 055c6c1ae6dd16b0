import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style(
  layered({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    animation: `${turn} 900ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);
