import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Overlays as small as a tile; they do not move in. */
export const still = style(layered({ zoom: 0.6, inlineSize: '360px', maxInlineSize: 'none', textAlign: 'start' }));

globalStyle(`${still} *`, layered({ animation: 'none' }));

/** At the edge of the tile, as at the edge of a window. */
export const atEdge = style([
  still,
  layered({
    justifySelf: 'end',
    inlineSize: '300px',
    blockSize: '220px',
    marginInlineEnd: `calc(-1 * ${vars.space[5]})`,
  }),
]);

globalStyle(`${atEdge} > div`, layered({ blockSize: '100%' }));

/** For a part that measures its own width: the middle of a tile leaves it none. */
export const wide = style(layered({ inlineSize: '100%', textAlign: 'start' }));

/** For a part that is wider than a tile. */
export const spread = style(layered({ zoom: 0.5, inlineSize: '420px', textAlign: 'start' }));

/** A whole window, from its upper start corner on. */
export const screen = style(
  layered({
    zoom: 0.24,
    inlineSize: '1000px',
    blockSize: '560px',
    // Parts that are fixed in a window are fixed in this one.
    contain: 'paint',
    border: `3px solid ${vars.color.line}`,
    background: vars.color.canvas,
  }),
);

// The window that it fills is this frame.
globalStyle(`${screen}${screen} > *`, layered({ minBlockSize: '100%' }));
