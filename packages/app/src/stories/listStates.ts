import type { OperationId } from '@oraculo/api-client/contract';
import { problem } from '@oraculo/api-client/fixtures';
import { expect, within } from 'storybook/test';
import { noAnswer } from './ScreenStory.tsx';

interface Play {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}

interface ListScreen {
  /** The call that returns the list. */
  call: OperationId;
  /** The name of its table. */
  table: string;
  path?: string;
  /** A response without rows, if it differs from that of most lists. */
  noRows?: object;
  /** The name of the button, or the link, that an empty list without filters offers. */
  emptyAction: string;
}

const emptyPage = { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } };

/** The four states that every list has, each ready for `meta.story`. */
export function listStates({ call, table, path, noRows = emptyPage, emptyAction }: ListScreen) {
  const place = path === undefined ? {} : { path };
  const answering = (answer: object) => ({ ...place, answers: { [call]: answer } });
  return {
    full: {
      args: place,
      parameters: { chromatic: { disableSnapshot: false } },
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByRole('table', { name: table })).toBeVisible();
        await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(0);
      },
    },
    loading: { args: answering(noAnswer) },
    empty: {
      args: answering(noRows),
      play: async ({ canvas, canvasElement }: Play) => {
        await expect(await canvas.findByText('Nenhum resultado para esta busca.')).toBeVisible();
        await expect(canvas.getByText('Você pode tentar uma nova pesquisa.')).toBeVisible();
        const emptyState = canvasElement.querySelector<HTMLElement>('[data-ui="empty-state"]');
        if (!emptyState) throw new Error('no empty state');
        await expect(within(emptyState).getByText(emptyAction)).toBeVisible();
      },
    },
    failed: {
      args: answering(() => problem(500, 'A lista não pôde ser lida.')),
      play: async ({ canvas }: Play) => {
        await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      },
    },
  };
}
