import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Dados/Pagination',
  component: Pagination,
  args: { page: 3, pageSize: 10, totalItems: 248, onPageChange: fn(), onPageSizeChange: fn() },
  parameters: { spec: ['1 §9 Tables: page-size choices, total, ellipses above 7 pages, first page is 1'] },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    const [pageSize, setPageSize] = useState(args.pageSize);
    return (
      <Pagination
        {...args}
        page={page}
        pageSize={pageSize}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange(next);
        }}
        onPageSizeChange={
          args.onPageSizeChange &&
          ((next) => {
            setPageSize(next);
            setPage(1);
            args.onPageSizeChange?.(next);
          })
        }
      />
    );
  },
});

export const FirstPage = meta.story({ args: { page: 1 } });
export const Middle = meta.story({ args: { page: 12 } });
export const LastPage = meta.story({ args: { page: 25 } });
export const SevenPages = meta.story({ args: { totalItems: 70 } });
export const OnePage = meta.story({ args: { page: 1, totalItems: 4 } });
export const WithoutATotal = meta.story({ args: { totalItems: undefined, hasNextPage: true } });
export const FixedPageSize = meta.story({ args: { onPageSizeChange: undefined } });

const still = { onPageChange: () => {}, onPageSizeChange: () => {} };

export const ManyPagesOfTen = meta.story({
  args: { page: 212, totalItems: 4870, onPageSizeChange: undefined },
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap={7}>
      <Pagination {...still} aria-label="Início" page={1} pageSize={10} totalItems={248} />
      <Pagination {...still} aria-label="Meio" page={12} pageSize={10} totalItems={248} />
      <Pagination {...still} aria-label="Fim" page={25} pageSize={10} totalItems={248} />
      <Pagination {...still} aria-label="Sete páginas" page={3} pageSize={10} totalItems={70} />
      <Pagination {...still} aria-label="Uma página" page={1} pageSize={10} totalItems={4} />
      <Pagination {...still} aria-label="Sem total" page={3} pageSize={10} hasNextPage />
    </Stack>
  ),
});

export const TabGoesFromThePageSizeThroughThePages = meta.story({
  args: { page: 2, totalItems: 30 },
  play: async ({ canvas, userEvent }) => {
    const stops = [canvas.getByRole('combobox'), ...canvas.getAllByRole('button')];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

export const EnterOnNextRequestsTheNextPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Próxima página' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('button', { name: 'Página 4' })).toHaveAttribute('aria-current', 'page');
  },
});

export const FocusStaysOnNextWhenTheLastPageDisablesIt = meta.story({
  args: { page: 24 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Próxima página' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription('Esta é a última página');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
});

export const FocusStaysOnThePageThatWasPressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página 5' }));
    await expect(canvas.getByRole('button', { name: 'Página 5' })).toHaveFocus();
  },
});

export const PressingTheCurrentPageRequestsNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
});

export const BeyondTheEndNoPageIsCurrentAndPreviousIsTheLastPage = meta.story({
  args: { page: 5, totalItems: 30 },
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: 'Página 3' });
    await expect(last).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByText(/^Exibindo/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(last).toHaveAttribute('aria-current', 'page');
  },
});

export const FromBeyondTheEndTheOnlyPageCanBeReached = meta.story({
  args: { page: 2, totalItems: 4 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Página 1' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
});

export const ThePageSizeIsOneOfTenTwentyThirtyForty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const size = canvas.getByRole('combobox', { name: 'Limite por página:' });
    const offered = [...size.querySelectorAll('option')].map((option) => option.textContent);
    await expect(offered).toEqual(['10', '20', '30', '40']);
    await userEvent.selectOptions(size, '40');
    await expect(args.onPageSizeChange).toHaveBeenCalledOnce();
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(40);
  },
});

export const TheTotalIsWritten = meta.story({
  args: { totalItems: 1284 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total de itens: 1.284')).toBeVisible();
    await expect(canvas.getByText('Exibindo 21 a 30')).toBeVisible();
  },
});

export const MoreThanSevenPagesCollapseWithEllipses = meta.story({
  args: { page: 12 },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button', { name: /^Página \d+$/ }).map((button) => button.textContent);
    await expect(names).toEqual(['1', '11', '12', '13', '25']);
    await expect(canvas.getAllByText('…')).toHaveLength(2);
  },
});

export const SevenPagesAreAllShown = meta.story({
  args: { totalItems: 70 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Página \d$/ })).toHaveLength(7);
    await expect(canvas.queryAllByText('…').filter((gap) => gap.checkVisibility())).toEqual([]);
  },
});

export const APageWithoutAButtonIsReachedByItsNumber = meta.story({
  args: { page: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Ir para a página:' });
    await userEvent.type(box, 'p2.0{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByRole('button', { name: 'Página 20' })).toHaveAttribute('aria-current', 'page');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
});

export const ANumberPastTheEndGoesToTheLastPage = meta.story({
  args: { page: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Ir para a página:' });
    await userEvent.type(box, '99{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(25);
    await userEvent.type(box, '0{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.type(box, '{Enter}1{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
});

export const UpToSevenPagesHaveNoBoxForAPageNumber = meta.story({
  args: { totalItems: 70 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const LargeNumbersAreGrouped = meta.story({
  args: { page: 1, totalItems: 12_345_678 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Página 1.234.568' })).toHaveTextContent('1.234.568');
  },
});
