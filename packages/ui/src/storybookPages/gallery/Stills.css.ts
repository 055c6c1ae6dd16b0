import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** Overlays as small as a tile, without an entrance animation. */
export const still = style(layered({ zoom: 0.6, inlineSize: '360px', maxInlineSize: 'none', textAlign: 'start' }));

globalStyle(`${still} *`, layered({ animation: 'none' }));

/** A layer at the edge of the tile instead of the window. */
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

/** For a component that measures its own width, which would be 0 in the centre of a tile. */
export const wide = style(layered({ inlineSize: '100%', textAlign: 'start' }));

/** For a component that is wider than a tile. */
export const spread = style(layered({ zoom: 0.5, inlineSize: '420px', textAlign: 'start' }));

/** A component that fills a window; the tile shows its top left part. */
export const screen = style(
  layered({
    zoom: 0.24,
    inlineSize: '1000px',
    blockSize: '560px',
    // The containing block of components with a fixed position.
    contain: 'paint',
    border: `3px solid ${vars.color.line}`,
    background: vars.color.canvas,
  }),
);

// The frame takes the place of the window.
globalStyle(`${screen}${screen} > *`, layered({ minBlockSize: '100%' }));
