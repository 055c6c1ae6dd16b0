import { style, styleVariants } from '@vanilla-extract/css';
import { faded } from '../../styles/faded.ts';
import { focusRing } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { coarsePointer, forcedColors } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

export const group = style(
  layered({
    display: 'inline-flex',
    alignSelf: 'flex-start',
    flexWrap: 'wrap',
    gap: vars.space[1],
    padding: `calc(${vars.space[1]} - 1px)`,
    maxInlineSize: '100%',
    background: vars.color.sunken,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
  }),
);

/** The label is aligned with that of a field next to it, and the group is as wide as its buttons. */
export const labelled = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

const blocked = '&[aria-disabled="true"]';

const toggle = style([
  focusRing,
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    flexGrow: 1,
    borderRadius: vars.radius.badge,
    color: vars.color.text,
    fontWeight: vars.font.weight.label,
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      '&[data-hovered]:not([aria-disabled="true"])': { background: vars.color.hover },
      '&[data-selected]': { background: vars.color.accent.solid, color: vars.color.accent.onSolid },
      '&[data-selected][data-hovered]:not([aria-disabled="true"])': { background: vars.color.accent.solidHover },
      [blocked]: { color: faded(vars.color.text), cursor: 'not-allowed' },
      [`${blocked}[data-selected]`]: { background: vars.color.accent.soft, color: vars.color.accent.text },
    },
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
      [forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          [blocked]: { color: 'GrayText' },
          [`${blocked}[data-selected]`]: { background: 'GrayText', color: 'Canvas' },
        },
      },
    },
  }),
]);

export const toggles = styleVariants(
  {
    small: layered({ minBlockSize: '1.75rem', paddingInline: vars.space[3], fontSize: vars.font.size.small }),
    // With a mouse the group with its frame is as high as a field next to it.
    medium: layered({
      minBlockSize: `calc(${vars.size.control} - 2 * ${vars.space[1]})`,
      paddingInline: vars.space[4],
    }),
  },
  (size) => [toggle, size],
);
