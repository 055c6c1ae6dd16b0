import { globalStyle, style } from '@vanilla-extract/css';
import { below, frame } from '../../internal/fields/FieldFrame/FieldFrame.css.ts';
import { controlBox } from '../../styles/field.css.ts';
import { hanging } from '../../styles/hanging.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, coarsePointer } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';
import { emphases } from '../Button/Button.css.ts';
import { cellRules } from './cellRules.ts';
import { asCards, asTable, asTightTable, boxedPadding, printedSize, rowSize, table } from './DataTable.css.ts';

const hairline = `1px solid ${vars.color.line}`;

export const row = style(
  layered({
    // 1 px less than the content, so that rounding never makes the browser stretch the cells, which lays them out twice.
    blockSize: `calc(${rowSize} - 1px)`,
    selectors: {
      '& + &': { borderBlockStart: hairline },
      // Keeps text, fields and buttons on one line if a field has a message below it.
      [`&:has(${frame})`]: { verticalAlign: 'baseline' },
    },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.hover } } },
      print: { blockSize: 'auto', breakInside: 'avoid' },
    },
    '@container': {
      [asCards]: {
        display: 'flex',
        flexWrap: 'wrap',
        blockSize: 'auto',
        columnGap: vars.space[2],
        rowGap: `calc(${vars.space[1]} / 2)`,
        alignItems: 'center',
        paddingBlock: vars.space[2],
        paddingInline: vars.space[4],
      },
    },
  }),
);

export const skeletonRow = style(
  layered({
    blockSize: rowSize,
    '@container': { [asCards]: { blockSize: 'auto' } },
    selectors: {
      '&:nth-child(2)': { opacity: 0.85 },
      '&:nth-child(3)': { opacity: 0.7 },
      '&:nth-child(4)': { opacity: 0.55 },
      '&:nth-child(n + 5)': { opacity: 0.4 },
    },
  }),
);

const showsFullText = '[data-whole-texts] &, [data-sized] &, tr:has(:focus-visible) &';

/**
 * One line of text, truncated if the columns have too little space. The tooltip, the row with the focus and the setting for full texts
 * show all of it. A column may be as narrow as its longest word.
 */
export const line = style(
  layered({
    '@container': {
      [asTable]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 1,
        overflow: 'hidden',
        minInlineSize: '4.5rem',
      },
    },
    selectors: { [showsFullText]: { display: 'block' } },
    '@media': { print: { selectors: { 'tr &': { display: 'block' } } } },
  }),
);

/** A text without spaces, such as a file name. Its column may have the maximum width of a column. */
export const word = style(
  layered({
    '@container': {
      [asTable]: { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    },
    selectors: { [showsFullText]: { whiteSpace: 'normal' } },
    '@media': { print: { selectors: { 'tr &': { whiteSpace: 'normal' } } } },
  }),
);

/** In a card, the placeholder of a value is at the end of its line. */
const skeletonCell = (which: string, rule: Record<string, string>) =>
  globalStyle(`${skeletonRow} > ${which}`, layered({ '@container': { [asCards]: rule } }));
skeletonCell('[data-label] > *', { maxInlineSize: '45%' });
skeletonCell('[data-heading] > *', { maxInlineSize: '60%', blockSize: '1em', marginBlock: '0.225em' });
skeletonCell('[data-corner]:is(:first-child, *)', { flexBasis: '5rem' });

const { cell, cardCell } = cellRules(row);

cell('*', {
  // Text, padding and the line between rows add up to the height of the row, because a cell that is stretched is laid out twice.
  paddingBlock: `calc((${rowSize} - 1lh - 1px) / 2)`,
  paddingInline: vars.space[3],
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'break-word',
  // Breaks a long file name, which would push the buttons at the end of the row out of view.
  maxInlineSize: '24rem',
});
cell('*', { '@container': { [asTightTable]: { paddingInline: vars.space[2] } } });
cell('[data-boxed]', { paddingBlock: boxedPadding });
cell(':first-child', { paddingInlineStart: vars.space[5] });
cell(':last-child', { paddingInlineEnd: vars.space[5] });
// The icon of the first button is aligned with the first letter of “Ações”, not the edge of its hover background.
cell(':last-child:has(button)', {
  '@media': { screen: { paddingInlineStart: `calc(${vars.space[3]} - 9px)` } },
});
// So is the text of a button that has no icon.
const quietEnd = `:has(> ${emphases.quiet}:last-child)`;
cell(`:last-child${quietEnd}`, { '@media': { screen: { paddingInlineStart: vars.space[3] } } });
cell(`:last-child > ${emphases.quiet}:first-child`, {
  '@container': { [asTable]: { marginInlineStart: `calc(-1 * ${hanging.label})` } },
});
cell('[data-align="end"]', { textAlign: 'end' });
cell('[data-align="center"]', { textAlign: 'center' });
cell('[data-numeric="true"]', { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
// A long number may break between its groups, but only in a card.
cell('[data-numeric="true"] wbr', { display: 'none' });
cell('[data-numeric="true"][role] wbr', { '@container': { [asCards]: { display: 'inline' } } });

cardCell('', {
  display: 'flex',
  // With larger text the value is below its label.
  flexWrap: 'wrap',
  flex: '0 0 100%',
  minInlineSize: 0,
  maxInlineSize: 'none',
  // A value on its own line is aligned with the other values.
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  // At 320 px, twenty digits next to “Carteirinha” leave only this gap.
  columnGap: vars.space[1],
  padding: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  // Splits a value that is too long into lines of similar length, so that no single letter is alone on a line.
  textWrap: 'balance',
  whiteSpace: 'normal',
});
cardCell(':has(button)', { alignItems: 'center' });
cardCell(':last-child:has(button)', { padding: 0 });
// The icon or text ends where the values above it end, not the edge of its hover background.
const endsAtEdge = (which: string, by: string) =>
  cardCell(which, { marginInlineEnd: `calc(-1 * ${by})`, flexBasis: `calc(100% + ${by})` });
endsAtEdge(':has(> [data-ui="icon-button"]:last-child)', hanging.icon);
endsAtEdge(quietEnd, hanging.label);
// The message of a field starts at the edge of its box.
cardCell(`:has(${frame})`, { textAlign: 'start' });
// The same width for all fields, so that they are aligned. At 320 px it fits next to the label “Carteirinha”.
cardCell(`:has(${frame}) > *`, { flex: '0 1 11.5rem' });
cardCell('[data-label]::before', {
  content: 'attr(data-label)',
  marginInlineEnd: 'auto',
  fontSize: vars.font.size.fine,
  color: vars.color.textMuted,
  textAlign: 'start',
  // The label shrinks before its value, because a number or a date must not break.
  flexShrink: 999,
  overflowWrap: 'normal',
});
cardCell('[data-numeric="true"]', { whiteSpace: 'normal' });
cardCell('[data-heading]', {
  order: -3,
  justifyContent: 'flex-start',
  // A long file name has the line to itself, and its status is below.
  flex: '1 1 auto',
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.title,
  textAlign: 'start',
});
cardCell('[data-corner]', { order: -2, flex: '0 1 auto' });
// Values without a name start at the left, with a dot between two of them.
cardCell('[data-aside]', {
  flex: '0 1 auto',
  justifyContent: 'flex-start',
  textAlign: 'start',
  color: vars.color.textMuted,
});
cardCell('[data-aside]:has(+ [data-aside])::after', { content: '"·"', marginInlineStart: vars.space[1] });
// Breaks the line after title and corner.
globalStyle(
  `${row}:has(> [data-corner])::before`,
  layered({ '@container': { [asCards]: { content: '""', order: -1, flex: '0 0 100%' } } }),
);
cardCell('[data-actions]', { flex: '1 0 auto' });
cardCell('[data-actions]:not(:has(button, a))', { display: 'none' });

cell(':is(:first-child, :last-child, *)', {
  '@media': {
    print: {
      paddingBlock: vars.space[1],
      paddingInline: vars.space[1],
      fontSize: printedSize,
      lineHeight: vars.font.lineHeight.title,
    },
  },
});
cell(':first-child', { '@media': { print: { paddingInlineStart: vars.space[3] } } });
cell(':last-child', { '@media': { print: { paddingInlineEnd: vars.space[3] } } });

/** Cells of a spreadsheet: the field fills the cell, and only its message makes a row higher. */
const sheetPart = (which: string, rule: Parameters<typeof cell>[1]) =>
  globalStyle(
    `${table}[data-sheet] ${row} > ${which}`,
    layered({ '@media': { screen: { '@container': { [asTable]: rule } } } }),
  );
// Aligned at the top, so that a message below a field moves nothing else in its row.
sheetPart('*', { verticalAlign: 'top' });
sheetPart(`:has(${frame})`, { padding: 0, borderInlineStart: hairline });
sheetPart('th', { color: vars.color.textMuted });
sheetPart(`* ${controlBox}`, {
  minBlockSize: `calc(${rowSize} - 1px)`,
  paddingInline: `calc(${vars.space[3]} - 1px)`,
  background: 'transparent',
  borderRadius: 0,
  outlineOffset: '-2px',
  '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
});
sheetPart(`* ${controlBox}:not(:focus-within)`, { borderColor: 'transparent' });
sheetPart(`* ${controlBox}[data-invalid]`, { background: vars.color.critical.soft });
sheetPart(`* ${below}`, { minBlockSize: 0, marginBlockStart: 0, paddingInline: vars.space[3] });
sheetPart(`* ${below}:not(:empty)`, { paddingBlock: `calc(${vars.space[1]} / 2) ${vars.space[1]}` });

/** Hides the last column in print if it contains buttons. */
globalStyle(
  `${table}:has(${row} > :last-child button) tr > :last-child`,
  layered({ '@media': { print: { display: 'none' } } }),
);
