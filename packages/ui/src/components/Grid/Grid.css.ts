import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = createVar();
const least = createVar();
const share = createVar();

/** As many columns as fit, up to a maximum: the minimum width of a column is its share at that maximum. */
export const grid = style(
  layered({
    vars: { [share]: '0px' },
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${share})), 1fr))`,
    gap,
    minInlineSize: 0,
  }),
);

const { 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven } = vars.space;

export const gaps = styleVariants({ 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven }, (space) =>
  layered({ vars: { [gap]: space } }),
);

export const widths = styleVariants({ small: '9rem', medium: '15rem', large: '22rem' }, (width) =>
  layered({ vars: { [least]: width } }),
);

export const columns = styleVariants({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) =>
  layered({ selectors: { [`&&`]: { vars: { [share]: `calc((100% - ${count - 1} * ${gap}) / ${count})` } } } }),
);

export const aligns = styleVariants({
  stretch: layered({ alignItems: 'stretch' }),
  start: layered({ alignItems: 'start' }),
});
