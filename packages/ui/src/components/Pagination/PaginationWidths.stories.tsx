import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Dados/Pagination por largura',
  component: Pagination,
  args: { page: 3, pageSize: 10, totalItems: 70, onPageChange: () => {}, onPageSizeChange: () => {} },
  parameters: { spec: ['1 §9 Tables: ellipses above 7 pages'] },
  tags: ['!autodocs'],
});

const inWidthOf = (inlineSize: number) => (Story: () => React.ReactNode) => (
  <div style={{ inlineSize }}>
    <Story />
  </div>
);

/** A card on a screen of 320 px. */
const inACard = inWidthOf(256);

const seenPages = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('nav > button:not([aria-describedby]), nav > span')]
    .filter((slot) => slot.checkVisibility() && /^(?:\d+|…)$/.test(slot.textContent ?? ''))
    .map((slot) => slot.textContent);

const expectOneLineOf = async (canvasElement: HTMLElement, pages: readonly string[]) => {
  await expect(seenPages(canvasElement)).toEqual(pages);
  const nav = canvasElement.querySelector('nav');
  const buttons = [...(nav?.querySelectorAll(':scope > button') ?? [])].filter((button) => button.checkVisibility());
  await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
  await expect(nav?.scrollWidth).toBeLessThanOrEqual(nav?.clientWidth ?? 0);
};

export const ANarrowBarShowsAllOfFourPages = meta.story({
  args: { page: 1, totalItems: 37 },
  decorators: inACard,
  play: ({ canvasElement }) => expectOneLineOf(canvasElement, ['1', '2', '3', '4']),
});

export const FivePagesFitACardOf256Pixels = meta.story({
  args: { totalItems: 50 },
  decorators: inACard,
  play: ({ canvasElement }) => expectOneLineOf(canvasElement, ['1', '2', '3', '4', '5']),
});

export const InANarrowBarAnEllipsisReplacesTheHiddenPages = meta.story({
  decorators: inACard,
  play: ({ canvasElement }) => expectOneLineOf(canvasElement, ['1', '…', '3', '…', '7']),
});

export const ANarrowBarStillSaysWhichRowsAreShown = meta.story({
  decorators: inACard,
  play: ({ canvas }) => expect(canvas.getByText('Exibindo 21 a 30')).toBeVisible(),
});

/** The space below a table on a screen of 360 px. */
export const SevenPagesFitAScreenOf360Pixels = meta.story({
  decorators: inWidthOf(326),
  play: ({ canvasElement }) => expectOneLineOf(canvasElement, ['1', '2', '3', '4', '5', '6', '7']),
});

export const InAWideBarEachOfSevenPagesHasAButton = meta.story({
  decorators: inWidthOf(480),
  play: ({ canvasElement }) => expectOneLineOf(canvasElement, ['1', '2', '3', '4', '5', '6', '7']),
});

export const EightPagesCollapseOnAScreenOf360Pixels = meta.story({
  args: { totalItems: 80 },
  decorators: inWidthOf(326),
  play: ({ canvasElement }) => expectOneLineOf(canvasElement, ['1', '…', '3', '…', '8']),
});

/** A page that is zoomed while a button has the focus. */
export const TheFocusedPageStaysWhenTheBarBecomesNarrow = meta.story({
  decorators: inWidthOf(480),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Página 2' });
    second.focus();
    const place = canvasElement.querySelector<HTMLElement>('[data-ui="pagination"]')?.parentElement as HTMLElement;
    place.style.inlineSize = '256px';
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Página 4' })).toBeNull());
    await expect(second).toBeVisible();
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(seenPages(canvasElement)).toEqual(['1', '…', '3', '…', '7']));
    await expect(canvas.getByRole('button', { name: 'Página 3' })).toHaveFocus();
  },
});

export const LargerTextDoesNotCoverTheArrowOfThePageSize = meta.story({
  play: async ({ canvas }) => {
    const limit = canvas.getByRole('combobox', { name: 'Limite por página:' });
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const digitsEnd = limit.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(limit).paddingRight);
    const arrowStart = limit.parentElement?.querySelector('svg')?.getBoundingClientRect().left;
    root.style.fontSize = '';
    await expect(arrowStart).toBeGreaterThan(digitsEnd);
  },
});
