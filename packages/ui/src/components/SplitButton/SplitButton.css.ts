import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const split = style(
  layered({
    display: 'inline-flex',
    maxInlineSize: '100%',
    flexShrink: 0,
    // The ring of the focused button is above the other button, but not above the rest of the page.
    isolation: 'isolate',
  }),
);

export const fullWidth = style(layered({ display: 'flex', inlineSize: '100%' }));

const outline = style({});

const solid = style(layered({ gap: '1px' }));

export const emphases = { solid, outline };

/** The second button: square, or as high as a main button with several lines. */
export const openers = styleVariants({
  small: layered({ inlineSize: vars.size.controlCompact }),
  medium: layered({ inlineSize: vars.size.control }),
});

globalStyle(`${split} > button:focus-visible`, layered({ zIndex: 1 }));
// The ring has the colour of the other filled button.
globalStyle(`${solid} > button:focus-visible`, layered({ boxShadow: `0 0 0 4px ${vars.color.surface}` }));

// In a narrow container only the main button shrinks.
globalStyle(
  `${split} > button:first-child`,
  layered({ flexShrink: 1, minInlineSize: vars.size.touch, borderStartEndRadius: 0, borderEndEndRadius: 0 }),
);

globalStyle(`${fullWidth} > button:first-child`, layered({ flexGrow: 1 }));

// One line between the two: the border of the second button.
globalStyle(`${outline} > button:first-child`, layered({ borderInlineEndWidth: 0 }));

globalStyle(
  `${split} > button:not(:first-child)`,
  layered({ paddingInline: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 }),
);
