import { createContainer, style } from '@vanilla-extract/css';
import { focusOutline } from '../../styles/focusRing.css.ts';
import { layered } from '../../styles/layered.ts';
import { canHover, upTo } from '../../styles/states.ts';
import { vars } from '../../theme/contract.css.ts';

const tableContainer = createContainer();
const asCards = `${tableContainer} ${upTo.card}`;
const line = `1px solid ${vars.color.line}`;

export const root = style(
  layered({
    containerType: 'inline-size',
    containerName: tableContainer,
    maxInlineSize: vars.size.tableMax,
    background: vars.color.surface,
    border: line,
    borderRadius: vars.radius.card,
    overflow: 'clip',
  }),
);

export const heading = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.snug,
    minBlockSize: vars.size.cardHeader,
    paddingBlock: vars.space.snug,
    paddingInline: vars.space.roomy,
    '@container': { [asCards]: { paddingInline: vars.space.regular, borderBlockEnd: line } },
  }),
);

export const title = style(layered({ fontSize: vars.font.size.lead, marginInlineEnd: 'auto' }));

export const actions = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.tight,
    marginInlineStart: 'auto',
    '@media': { print: { display: 'none' } },
  }),
);

/** Scrolls only when it has to: a scroller would keep the header from sticking to the page. */
export const scroller = style(
  layered({
    selectors: {
      '&[data-overflowing]': { overflow: 'auto', maxBlockSize: '80dvh' },
      '&:focus-visible': { ...focusOutline, outlineOffset: '-2px' },
    },
    '@media': { print: { selectors: { '&[data-overflowing]': { overflow: 'visible', maxBlockSize: 'none' } } } },
  }),
);

export const table = style(
  layered({
    minInlineSize: '100%',
    fontSize: vars.font.size.small,
    '@container': { [asCards]: { display: 'block' } },
  }),
);

export const head = style(
  layered({
    '@container': {
      [asCards]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const columnHeader = style(
  layered({
    position: 'sticky',
    insetBlockStart: 'var(--ui-sticky-top, 0px)',
    zIndex: vars.layer.sticky,
    paddingBlock: vars.space.snug,
    paddingInline: vars.space.close,
    background: vars.color.sunken,
    borderBlock: line,
    boxShadow: 'none',
    fontSize: vars.font.size.fine,
    fontWeight: vars.font.weight.strong,
    color: vars.color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      [`${scroller}[data-overflowing] &`]: { insetBlockStart: 0 },
      '&:first-child': { paddingInlineStart: vars.space.roomy },
      '&:last-child': { paddingInlineEnd: vars.space.roomy },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="center"]': { textAlign: 'center' },
    },
    '@media': { print: { position: 'static' } },
  }),
);

/** Dimmed only as far as the rows stay readable: they are still the ones that are shown. */
export const body = style(
  layered({
    transition: `opacity ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: { '&[data-refreshing]': { opacity: 0.85, filter: 'grayscale(1)' } },
    '@container': { [asCards]: { display: 'block' } },
  }),
);

export const row = style(
  layered({
    selectors: { '& + &': { borderBlockStart: line } },
    '@media': {
      [canHover]: { selectors: { '&:hover': { background: vars.color.hover } } },
      print: { breakInside: 'avoid' },
    },
    '@container': {
      [asCards]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space.close,
        rowGap: vars.space.tight,
        alignItems: 'center',
        paddingBlock: vars.space.close,
        paddingInline: vars.space.regular,
      },
    },
  }),
);

export const cell = style(
  layered({
    blockSize: '3rem',
    paddingBlock: vars.space.tight,
    paddingInline: vars.space.close,
    fontWeight: 'inherit',
    textAlign: 'start',
    overflowWrap: 'break-word',
    selectors: {
      [`${table}[data-density="compact"] &`]: { blockSize: vars.size.controlCompact, paddingBlock: 0 },
      '&:first-child': { paddingInlineStart: vars.space.roomy },
      '&:last-child': { paddingInlineEnd: vars.space.roomy },
      '&[data-align="end"]': { textAlign: 'end' },
      '&[data-align="center"]': { textAlign: 'center' },
      '&[data-numeric]': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    },
    '@container': {
      [asCards]: {
        display: 'flex',
        gridColumn: '1 / -1',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: vars.space.close,
        blockSize: 'auto',
        padding: 0,
        textAlign: 'end',
        overflowWrap: 'anywhere',
        selectors: {
          '&:first-child, &:last-child': { paddingInline: 0 },
          '&:has(button)': { alignItems: 'center' },
          '&[data-label]::before': {
            content: 'attr(data-label)',
            color: vars.color.textMuted,
            textAlign: 'start',
            flexShrink: 0,
          },
          '&[data-heading]': {
            order: -2,
            gridColumn: '1',
            fontSize: vars.font.size.body,
            fontWeight: vars.font.weight.title,
            textAlign: 'start',
          },
          '&[data-corner]': { order: -1, gridColumn: '2' },
          '&[data-heading]::before, &[data-corner]::before': { content: 'none' },
        },
      },
    },
  }),
);

export const skeletonRow = style(
  layered({
    selectors: {
      '&:nth-child(2)': { opacity: 0.85 },
      '&:nth-child(3)': { opacity: 0.7 },
      '&:nth-child(4)': { opacity: 0.55 },
      '&:nth-child(n + 5)': { opacity: 0.4 },
    },
  }),
);

export const footer = style(
  layered({
    paddingBlock: vars.space.close,
    paddingInline: vars.space.roomy,
    borderBlockStart: line,
    '@container': { [asCards]: { paddingInline: vars.space.regular } },
  }),
);
