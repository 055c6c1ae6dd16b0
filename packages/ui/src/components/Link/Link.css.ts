import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { faded, greyed } from '../../styles/faded.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const link = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    borderRadius: vars.radius.badge,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
      [forcedColors]: { selectors: { '&[aria-disabled="true"]': greyed } },
    },
  }),
]);

export const links = styleVariants(
  {
    accent: layered({
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
      selectors: { '&[aria-disabled="true"]': { color: faded(vars.color.accent.text) } },
    }),
    neutral: layered({
      color: 'inherit',
      selectors: { '&[aria-disabled="true"]': { color: faded('currentColor') } },
    }),
  },
  (tone) => [link, tone],
);
