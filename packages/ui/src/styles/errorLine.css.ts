import { style } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import { forcedColors } from './states.ts';
import { vars } from '../theme/contract.css.ts';

/** A line before the text of an error. In forced colours an error has the colour of a hint. */
export const errorLine = style(
  layered({
    '@media': {
      [forcedColors]: { borderInlineStart: '3px solid CanvasText', paddingInlineStart: vars.space[2] },
    },
  }),
);
