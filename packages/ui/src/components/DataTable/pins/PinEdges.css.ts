import { createVar, globalStyle } from '@vanilla-extract/css';
import { layered } from '../../../styles/layered.ts';
import { forcedColors } from '../../../styles/states.ts';
import { vars } from '../../../theme/contract.css.ts';
import { endFades, scroller, startFades, table } from '../DataTable.css.ts';
import { maxAtEnd, maxAtStart } from './pinnedOrder.ts';

/** Distance of each pinned cell from its end of the row. */
export const atStart = Array.from({ length: maxAtStart }, () => createVar());
export const atEnd = Array.from({ length: maxAtEnd }, () => createVar());
/** The total width of the pinned cells at one end. */
export const startRoom = createVar();
export const endRoom = createVar();

const pinned = `${scroller}[data-overflowing]:is([data-pin-start], [data-pin-end])`;
const controls = ':is(a, button, input, select, textarea, [tabindex])';
/** The visible rows of one part of the table. Their cells that span all columns, as in details, are excluded by `:not([colspan])`. */
const rows = (part: string) => `> ${table} > ${part} > tr:not([aria-hidden])`;

// Zero specificity: hovered, selected and total rows keep their own background, which their pinned cells inherit.
globalStyle(`:where(${pinned} ${rows('tbody')})`, layered({ background: vars.color.surface }));

// Not `scroll-padding` on the scroller, which would scroll the table back to its start when a pinned cell is focused.
globalStyle(
  `${pinned} > ${table} ${controls}`,
  layered({ scrollMarginInlineStart: startRoom, scrollMarginInlineEnd: endRoom }),
);

const screen = { screen: { position: 'sticky' } } as const;

function pin(side: 'start' | 'end', place: number, offset: string) {
  const list = `${scroller}[data-overflowing][data-pin-${side}~="${place}"]`;
  const cell = `:nth-${side === 'start' ? '' : 'last-'}child(${place}):not([colspan])`;
  const inset = side === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset };
  for (const part of ['thead', 'tbody', 'tfoot']) {
    const look = part === 'thead' ? { zIndex: `calc(${vars.layer.sticky} + 1)` } : { zIndex: 1, background: 'inherit' };
    globalStyle(`${list} ${rows(part)} > ${cell}`, layered({ ...inset, ...look, '@media': screen }));
  }
  globalStyle(`${list} ${rows('*')} > ${cell} ${controls}`, layered({ scrollMarginInline: 0 }));

  const edgeOf = `${scroller}[data-overflowing][data-pin-${side}$="${place}"]`;
  globalStyle(
    `${edgeOf}[data-under-${side}] ${rows('*')} > ${cell}::after`,
    layered({
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: '100%',
      inlineSize: vars.space[2],
      pointerEvents: 'none',
      [side === 'start' ? 'borderInlineStart' : 'borderInlineEnd']: `1px solid ${vars.color.lineStrong}`,
      background: `linear-gradient(to ${side === 'start' ? 'right' : 'left'}, color-mix(in oklch, ${vars.color.text} 16%, transparent), transparent)`,
      '@media': {
        [forcedColors]: { background: 'none', borderColor: 'CanvasText' },
        print: { display: 'none' },
      },
    }),
  );
}
for (const [index, offset] of atStart.entries()) pin('start', index + 1, offset);
for (const [index, offset] of atEnd.entries()) pin('end', index + 1, offset);

// The fade of an edge would fade the pinned cells as well; their border replaces it.
const hasPins = (side: string) => `[data-overflowing][data-pin-${side}]:not([data-pin-${side}=""])`;
globalStyle(`${scroller}${hasPins('start')}`, layered({ animationName: `none, ${endFades}` }));
globalStyle(`${scroller}${hasPins('end')}`, layered({ animationName: `${startFades}, none` }));
globalStyle(`${scroller}${hasPins('start')}${hasPins('end')}`, layered({ animationName: 'none' }));
