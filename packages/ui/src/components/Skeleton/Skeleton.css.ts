import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const skeleton = style(
  layered({
    display: 'block',
    maxInlineSize: '100%',
    background: vars.color.line,
    animation: `${breathe} ${vars.duration.pulse} ease-in-out infinite`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      [forcedColors]: { background: 'GrayText' },
    },
  }),
);

export const shapes = styleVariants(
  {
    text: layered({ blockSize: '0.75em', borderRadius: vars.radius.badge }),
    block: layered({ blockSize: '100%', minBlockSize: vars.size.control, borderRadius: vars.radius.control }),
    circle: layered({ inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: vars.radius.round }),
  },
  (shape) => [skeleton, shape],
);

export const widths = styleVariants({ full: '100%', long: '80%', half: '55%', short: '35%' }, (inlineSize) =>
  layered({ inlineSize }),
);
