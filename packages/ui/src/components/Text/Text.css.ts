import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../theme/contract.css.ts';

export const text = style(layered({ overflowWrap: 'anywhere' }));

/** Lines that are short enough to read comfortably. */
export const prose = style(layered({ maxInlineSize: '68ch', textWrap: 'pretty' }));

export const digits = style(layered({ fontVariantNumeric: 'tabular-nums' }));

const { fine, small, body, lead } = vars.font.size;

export const sizes = styleVariants({ fine, small, body, lead }, (fontSize) => layered({ fontSize }));

const { regular, label, strong } = vars.font.weight;

export const weights = styleVariants({ regular, label, strong }, (fontWeight) => layered({ fontWeight }));

export const tones = styleVariants({
  muted: layered({ color: vars.color.textMuted }),
  positive: layered({ color: vars.color.positive.text }),
  caution: layered({ color: vars.color.caution.text }),
  critical: layered({ color: vars.color.critical.text }),
  info: layered({ color: vars.color.info.text }),
});
