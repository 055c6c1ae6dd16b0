import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css.ts';
import { faded, greyed } from '../../styles/faded.ts';
import { cellWrap } from '../../styles/inheritedVars.css.ts';
import { hanging } from '../../styles/hanging.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer, forcedColors, states } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const soft = createVar();
const ink = createVar();
const outlinedInk = createVar();

const paint = (tone: typeof vars.color.accent, outlined: string) =>
  layered({
    vars: {
      [fill]: tone.solid,
      [fillHover]: tone.solidHover,
      [onFill]: tone.onSolid,
      [soft]: tone.soft,
      [ink]: tone.text,
      [outlinedInk]: outlined,
    },
  });

const disabled = '&[aria-disabled="true"]';

const hovered = (rule: Record<string, string>) => ({
  '@media': { [canHover]: { selectors: { [states.hover]: rule } } },
});

/** Base class, for `buttonClass`. */
export const button = style([
  focusRing,
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    // For a name that wraps to two lines.
    paddingBlock: vars.space[1],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.font.weight.strong,
    textDecoration: 'none',
    maxInlineSize: '100%',
    // In a row, other elements never shrink the button. Its name wraps only if the button alone is wider than its container.
    flexShrink: 0,
    whiteSpace: fallbackVar(cellWrap, 'normal'),
    overflowWrap: 'break-word',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: { [disabled]: { cursor: 'not-allowed' } },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      [forcedColors]: { selectors: { [disabled]: greyed } },
    },
  }),
]);

export const tones = styleVariants({
  accent: paint(vars.color.accent, vars.color.text),
  critical: paint(vars.color.critical, vars.color.critical.text),
});

export const emphases = styleVariants({
  solid: layered({
    background: fill,
    color: onFill,
    selectors: { [disabled]: { background: faded(fill) } },
    '@media': {
      ...hovered({ background: fillHover })['@media'],
      // Filled in forced colours too, so that the main action differs from the others.
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        borderColor: 'ButtonText',
        color: 'ButtonFace',
        selectors: {
          [states.hover]: { background: 'Highlight', color: 'HighlightText' },
          [disabled]: { ...greyed, background: 'ButtonFace' },
        },
      },
    },
  }),
  outline: layered({
    background: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: outlinedInk,
    selectors: { [disabled]: { borderColor: faded(vars.color.lineStrong), color: faded(outlinedInk) } },
    ...hovered({ background: vars.color.hover }),
  }),
  quiet: layered({
    color: ink,
    selectors: { [disabled]: { color: faded(ink) } },
    ...hovered({ background: soft }),
  }),
});

export const sizes = styleVariants({
  small: layered({
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space[3],
    fontSize: vars.font.size.small,
  }),
  medium: layered({ minBlockSize: vars.size.control, paddingInline: vars.space[5] }),
});

/** Compensates padding and border by a negative margin. The added width keeps the label from wrapping in a container as wide as the label. */
const hang = (by: string) => layered({ marginInlineStart: `calc(-1 * ${by})`, maxInlineSize: `calc(100% + ${by})` });

export const flush = styleVariants({ small: hang(hanging.label), medium: hang(`(${vars.space[5]} + 1px)`) });

export const fullWidth = style(layered({ inlineSize: '100%' }));

/** The label keeps its space, so that the button keeps its width under the spinner. */
export const label = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    minInlineSize: 0,
    selectors: { '&[data-pending]': { opacity: 0 } },
  }),
);

globalStyle(`:is(${button}, ${label}) > svg`, layered({ flexShrink: 0 }));
