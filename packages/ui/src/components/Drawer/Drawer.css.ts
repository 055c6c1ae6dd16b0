import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { entranceAndExit } from '../../styles/motion.ts';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { raised } from '../../styles/raised.ts';
import { vars } from '../../theme/contract.css.ts';
import { backdrop as modalBackdrop, body, dialog as modalDialog, head } from '../Modal/Modal.css.ts';

const fromEnd = keyframes({ from: { opacity: 0, transform: 'translateX(2rem)' } });
const toEnd = keyframes({ to: { opacity: 0, transform: 'translateX(2rem)' } });
const fromStart = keyframes({ from: { opacity: 0, transform: 'translateX(-2rem)' } });
const toStart = keyframes({ to: { opacity: 0, transform: 'translateX(-2rem)' } });

export const backdrop = style([
  modalBackdrop,
  layered({ selectors: { '&&': { placeItems: 'stretch', padding: 0, overflow: 'hidden' } } }),
]);

const panel = style(
  layered({
    display: 'flex',
    inlineSize: '100%',
    // The row of a grid is as high as its content, so the height is limited to that of the window.
    maxBlockSize: '100dvh',
    ...raised,
    color: vars.color.text,
    boxShadow: vars.shadow.dialog,
  }),
);

/** The panel at one of its `sides`, with one of its `sizes`. */
export const sides = styleVariants(
  {
    end: layered({
      justifySelf: 'end',
      borderInlineStart: `1px solid ${vars.color.line}`,
      '@media': entranceAndExit(fromEnd, vars.duration.slow, toEnd),
    }),
    start: layered({
      justifySelf: 'start',
      borderInlineEnd: `1px solid ${vars.color.line}`,
      '@media': entranceAndExit(fromStart, vars.duration.slow, toStart),
    }),
  },
  (side) => [panel, side],
);

export const sizes = styleVariants({ small: '22.5rem', medium: '30rem', large: '45rem' }, (maxInlineSize) =>
  layered({ maxInlineSize }),
);

/** As high as the window: the actions are at the bottom, however little is above them. */
export const dialog = style([modalDialog, layered({ display: 'flex', flexDirection: 'column' })]);

globalStyle(`${dialog} > *`, layered({ flexShrink: 0 }));
globalStyle(`${dialog} > ${head}`, layered({ '@media': { [upTo.card]: { touchAction: 'pan-y pinch-zoom' } } }));
globalStyle(`${dialog} > ${body}`, layered({ flexGrow: 1, alignContent: 'start' }));
