import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../theme/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const turning = style(
  layered({
    animation: `${turn} ${vars.duration.spin} linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
);

export const spinner = style([turning, layered({ position: 'absolute', inset: 0, margin: 'auto' })]);
