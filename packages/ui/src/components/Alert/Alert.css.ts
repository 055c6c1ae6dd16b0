import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { onTint } from '../../styles/onTint.ts';
import { vars } from '../../theme/contract.css.ts';

const alert = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    // Visible only with forced colours, which remove the tint.
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    overflowWrap: 'anywhere',
    ...onTint,
    '@media': { print: { breakInside: 'avoid', borderColor: 'currentcolor' } },
  }),
);

const paint = (tone: { soft: string; text: string }) => layered({ background: tone.soft, color: tone.text });

export const alerts = styleVariants(
  {
    info: paint(vars.color.info),
    positive: paint(vars.color.positive),
    caution: paint(vars.color.caution),
    critical: paint(vars.color.critical),
  },
  (tone) => [alert, tone],
);

/** Aligned with the first line of longer text, as is the close button. */
globalStyle(`${alert} > svg`, layered({ blockSize: '1lh' }));
globalStyle(
  `${alert} > button`,
  layered({
    marginBlock: `calc((1lh - ${vars.size.controlCompact}) / 2)`,
    marginInlineEnd: `calc(${vars.space[2]} * -1)`,
  }),
);

export const words = style(layered({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const title = style(layered({ fontWeight: vars.font.weight.title, textWrap: 'balance' }));

export const text = style(layered({ color: vars.color.text, textWrap: 'pretty' }));

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
