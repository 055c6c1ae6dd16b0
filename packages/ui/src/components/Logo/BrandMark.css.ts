import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const mark = style(layered({ '@media': { print: { color: vars.color.text } } }));

export const marks = styleVariants(
  { accent: vars.color.accent.solid, onBrand: vars.color.welcome.onSolid },
  (color) => [mark, layered({ color })],
);

export const eyes = styleVariants({ accent: vars.color.accent.onSolid, onBrand: vars.color.welcome.solid }, (fill) =>
  layered({ fill }),
);

export const pupil = style(layered({ fill: vars.color.welcome.highlight }));
