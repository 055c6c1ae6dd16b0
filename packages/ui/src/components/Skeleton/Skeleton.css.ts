import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: layered({
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.line,
    animation: `${breathe} ${vars.motion.breath} ease-in-out infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      [forcedColors]: { background: 'GrayText' },
    },
  }),
  variants: {
    shape: {
      text: layered({ blockSize: '0.75em', borderRadius: vars.radius.badge }),
      block: layered({ blockSize: '100%', minBlockSize: vars.size.control, borderRadius: vars.radius.control }),
      circle: layered({ inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: vars.radius.round }),
    },
    width: {
      full: layered({ inlineSize: '100%' }),
      long: layered({ inlineSize: '80%' }),
      half: layered({ inlineSize: '55%' }),
      short: layered({ inlineSize: '35%' }),
    },
  },
});
