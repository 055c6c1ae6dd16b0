import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { svgIcon } from '../../internal/base/icons/SvgIcon.css.ts';
import { focusRing } from '../../styles/focusRing.css.ts';
import { cellWrap } from '../../styles/inheritedVars.css.ts';
import { layered } from '../../styles/layered.ts';
import { neutralChip } from '../../styles/neutralChip.ts';
import { vars } from '../../theme/contract.css.ts';

const paint = (tone: { soft: string; text: string }) => layered({ background: tone.soft, color: tone.text });

const base = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: '0.1875em',
    paddingInline: vars.space[2],
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.strong,
    maxInlineSize: '100%',
    // A text from a server may be a sentence, so it wraps, except in a table cell.
    whiteSpace: fallbackVar(cellWrap, 'normal'),
    overflowWrap: 'anywhere',
    // Not larger than the text of the table.
    '@media': { print: { selectors: { 'td &': { fontSize: 'inherit' } } } },
  }),
]);

/** Printed with coloured text and border, without a background. */
const onPaper = layered({
  '@media': { print: { background: 'none', borderColor: 'currentcolor', color: vars.color.text } },
});

/** One class for each tone, not a recipe, because a page of a table has forty badges. */
export const badge = styleVariants({
  positive: [base, paint(vars.color.positive), onPaper],
  critical: [base, paint(vars.color.critical), onPaper],
  caution: [base, paint(vars.color.caution), onPaper],
  info: [base, paint(vars.color.info), onPaper],
  neutral: [base, layered(neutralChip), onPaper],
});

export const mark = style([svgIcon, layered({ inlineSize: '14px', blockSize: '14px' })]);

globalStyle(`${base} > svg`, layered({ flexShrink: 0 }));
