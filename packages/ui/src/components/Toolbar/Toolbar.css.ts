import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { upTo } from '../../styles/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const toolbars = styleVariants({
  horizontal: layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
  vertical: layered({
    display: 'inline-flex',
    alignSelf: 'flex-start',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
  }),
});

// On a small screen the toolbar wraps, and a divider would be at the end of a line.
globalStyle(
  `${toolbars.horizontal} > [role="separator"]`,
  layered({ '@media': { [upTo.drawer]: { display: 'none' } } }),
);
