import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The live region is always in the page, so that its changes are announced. It takes no space while it is empty. */
export const region = style(layered({ display: 'contents' }));

const banner = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    // Visible only with forced colours, which remove the tint.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.label,
    '@media': { [upTo.card]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const banners = styleVariants(
  {
    info: layered({ background: vars.color.info.soft, color: vars.color.info.text }),
    caution: layered({ background: vars.color.caution.soft, color: vars.color.caution.text }),
    critical: layered({ background: vars.color.critical.soft, color: vars.color.critical.text }),
    offline: layered({ background: vars.color.inverse.solid, color: vars.color.inverse.onSolid }),
  },
  (tone) => [banner, tone],
);

/** Icon and text, as one item next to the buttons. */
export const message = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[3],
    overflowWrap: 'anywhere',
  }),
);

/** Aligned with the first line of longer text. */
globalStyle(`${message} > svg`, layered({ blockSize: '1lh' }));

/** On a phone below the text, so that icon, text and close button stay on one line. */
export const way = style(
  layered({
    '@media': {
      [upTo.card]: { gridRow: 2, gridColumn: '1 / -1', marginInlineStart: `calc(${vars.space[3]} + 1.125rem)` },
    },
  }),
);
