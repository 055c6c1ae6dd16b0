import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const whole = style([
  focusRing,
  layered({ position: 'relative', borderRadius: vars.radius.badge, cursor: 'default' }),
]);

/** Not selectable: copying takes the whole text, which lies beside it. On paper there is no tooltip, so the whole is printed. */
export const cut = style(
  layered({ userSelect: 'none', whiteSpace: 'nowrap', '@media': { print: { display: 'none' } } }),
);

export const full = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': {
      print: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none', whiteSpace: 'normal' },
    },
  }),
);
