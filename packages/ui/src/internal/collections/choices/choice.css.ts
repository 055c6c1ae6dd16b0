import { globalStyle, style } from '@vanilla-extract/css';
import { faded } from '../../../styles/faded.ts';
import { focusOutline } from '../../../styles/focusRing.css.ts';
import { errorLine } from '../../../styles/errorLine.css.ts';
import { layered } from '../../../styles/layered.ts';
import { coarsePointer, forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';

const side = '1.25rem';

/** Extends the target of a press beyond the visible box. */
const target = '1.5rem';

/** The label of one choice; all of it is clickable. In a group React Aria sets the states, and the kit sets `data-blocked`. */
export const choiceRow = style(
  layered({
    // The containing block of the native input, which React Aria hides.
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    maxInlineSize: '100%',
    cursor: 'pointer',
    selectors: {
      '&[data-readonly]': { cursor: 'default' },
      '&[data-blocked]': { cursor: 'not-allowed' },
    },
    '@media': { [coarsePointer]: { paddingBlock: vars.space[3], minInlineSize: vars.size.touch } },
  }),
);

/** A choice in a list is as wide as the list. */
export const choiceInList = style(
  layered({
    paddingInline: vars.space[2],
    borderRadius: vars.radius.badge,
    selectors: { '&[data-hovered]': { background: vars.color.hover } },
  }),
);

/**
 * The native checkbox or radio button is invisible and covers the styled one, so that users who explore the screen by touch find it, and
 * tests can click it by its role.
 */
export const native = style(
  layered({
    position: 'absolute',
    inlineSize: target,
    blockSize: target,
    margin: 0,
    marginBlockStart: `calc((1lh - ${target}) / 2)`,
    marginInlineStart: `calc((${side} - ${target}) / 2)`,
    opacity: 0,
    cursor: 'inherit',
  }),
);

// In a group React Aria puts a `span` around it.
globalStyle(`${native} > input`, layered({ inlineSize: '100%', blockSize: '100%', margin: 0, cursor: 'inherit' }));

const on = ':is([data-selected], [data-indeterminate])';

/** Read-only; React Aria treats blocked options as read-only too. */
const readOnly = '[data-readonly]:not([data-blocked])';

/** The square or circle that shows the state. Its colours fade if it is disabled; opacity would fade the focus ring as well. */
const mark = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: side,
    blockSize: side,
    // Centred on the first line of the text.
    marginBlockStart: `calc((1lh - ${side}) / 2)`,
    background: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    color: vars.color.accent.onSolid,
    transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
    selectors: {
      [`${choiceRow}[data-hovered] > &`]: { borderColor: vars.color.text },
      [`${choiceRow}[data-focus-visible] > &`]: focusOutline,
      [`${choiceRow}${on} > &`]: { background: vars.color.accent.solid, borderColor: vars.color.accent.solid },
      [`${choiceRow}${on}[data-hovered] > &`]: {
        background: vars.color.accent.solidHover,
        borderColor: vars.color.accent.solidHover,
      },
      [`${choiceRow}[data-invalid] > &`]: { borderColor: vars.color.critical.solid },
      [`${choiceRow}${readOnly} > &, ${choiceRow}${readOnly}${on} > &`]: {
        background: vars.color.sunken,
        borderColor: vars.color.lineStrong,
        color: vars.color.text,
      },
      [`${choiceRow}[data-blocked] > &`]: { borderColor: faded(vars.color.lineStrong) },
      [`${choiceRow}[data-blocked]${on} > &`]: {
        background: faded(vars.color.accent.solid),
        borderColor: 'transparent',
      },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'ButtonText',
        color: 'HighlightText',
        selectors: {
          [`${choiceRow}[data-invalid] > &`]: { borderColor: 'ButtonText' },
          [`${choiceRow}[data-focus-visible] > &`]: { outlineColor: 'Highlight' },
          [`${choiceRow}${on} > &`]: { background: 'Highlight', borderColor: 'Highlight' },
          [`${choiceRow}${readOnly} > &, ${choiceRow}${readOnly}${on} > &`]: {
            background: 'Canvas',
            borderColor: 'CanvasText',
            color: 'CanvasText',
          },
          [`${choiceRow}[data-blocked] > &`]: { borderColor: 'GrayText' },
          [`${choiceRow}[data-blocked]${on} > &`]: { background: 'GrayText', borderColor: 'GrayText' },
        },
      },
      print: { selectors: { [`${choiceRow}${on} > &`]: { printColorAdjust: 'exact' } } },
    },
  }),
);

export const square = style([mark, layered({ borderRadius: '5px' })]);

export const circle = style([
  mark,
  layered({
    borderRadius: vars.radius.round,
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: '40%',
        blockSize: '40%',
        borderRadius: vars.radius.round,
        background: 'currentColor',
      },
      [`${choiceRow}:not([data-selected]) > &::before`]: { display: 'none' },
    },
  }),
]);

/** The tick is always in the DOM, so that a change of state renders nothing. */
globalStyle(`${choiceRow}:not(${on}) > ${square} > svg`, layered({ visibility: 'hidden' }));

export const words = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const required = style(layered({ color: vars.color.critical.text, marginInlineStart: vars.space[1] }));

const remark = style(
  layered({ display: 'block', fontSize: vars.font.size.fine, fontWeight: vars.font.weight.regular }),
);

export const hint = style([remark, layered({ color: vars.color.textMuted })]);

export const error = style([
  remark,
  errorLine,
  layered({ color: vars.color.critical.text, fontWeight: vars.font.weight.label }),
]);

/** Choices below or next to each other. */
export const choices = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    // The hover background extends beyond the row, so that the marks are aligned with other fields.
    marginInline: `calc(${vars.space[2]} * -1)`,
    selectors: {
      '&[data-orientation="horizontal"]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[2] },
    },
  }),
);
