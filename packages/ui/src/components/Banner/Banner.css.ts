import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

/** The live region is always there, so that what appears in it is read out; empty it takes no room. */
export const region = style(layered({ display: 'contents' }));

export const banner = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.close,
    paddingBlock: vars.space.close,
    paddingInline: vars.space.regular,
    borderRadius: vars.radius.control,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.label,
  }),
  variants: {
    tone: {
      info: layered({ background: vars.color.info.soft, color: vars.color.info.text }),
      caution: layered({ background: vars.color.caution.soft, color: vars.color.caution.text }),
      critical: layered({ background: vars.color.critical.soft, color: vars.color.critical.text }),
      offline: layered({ background: vars.color.inverse.solid, color: vars.color.inverse.onSolid }),
    },
  },
});

export const message = style(layered({ flex: '1 1 16rem', minInlineSize: 0 }));
