import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { PatientTable } from './Patients.fixtures.tsx';
import type { DataTableProps } from './DataTableProps.ts';

type Answer = Pick<DataTableProps<string>, 'rows' | 'error' | 'isLoading' | 'isRefreshing' | 'emptyAction'>;
const Patients = (answer: Answer) => (
  <UiProvider>
    <PatientTable onRetry={() => {}} {...answer} />
  </UiProvider>
);

afterEach(cleanup);

const failed: Answer = { rows: undefined, error: 'O servidor não respondeu.' };
/** While the rows are requested again the failure stays, or the skeleton replaces it. */
const waits: readonly [string, Answer][] = [
  ['the failure', { ...failed, isRefreshing: true }],
  ['the skeleton', { rows: undefined, isLoading: true }],
];

test.each(waits)('when rows arrive after %s, the focus goes from “Tentar de novo” to the table', async (_, wait) => {
  const { rerender } = render(<Patients {...failed} />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  rerender(<Patients {...wait} />);
  rerender(<Patients rows={['Ana Prado']} />);
  await expect.element(page.getByRole('rowheader', { name: 'Ana Prado' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Pacientes' })).toHaveFocus();
});

test('when rows arrive after the action of an empty table, the focus goes from its button to the table', async () => {
  const empty = { rows: [], emptyAction: <Button>Limpar filtros</Button> };
  const { rerender } = render(<Patients {...empty} />);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Limpar filtros' })).toHaveFocus();
  rerender(<Patients {...empty} isLoading />);
  await expect.element(page.getByRole('table', { name: 'Pacientes' })).toHaveFocus();
  rerender(<Patients rows={['Ana Prado']} />);
  await expect.element(page.getByRole('rowheader', { name: 'Ana Prado' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Pacientes' })).toHaveFocus();
});

test.each(waits)('a second failure is announced after %s, also with the same text', async (_, wait) => {
  const { rerender, container } = render(<Patients rows={['Ana Prado']} />);
  const region = container.querySelector('[data-ui="data-table"] > [role="status"]') as HTMLElement;
  const announced: string[] = [];
  const observer = new MutationObserver(() => announced.push(region.textContent.trim()));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  const sentence = 'Não foi possível carregar a lista. O servidor não respondeu.';
  rerender(<Patients {...failed} />);
  await expect.poll(() => announced).toEqual([sentence]);
  rerender(<Patients {...wait} />);
  rerender(<Patients {...failed} />);
  await expect.poll(() => announced).toEqual([sentence, sentence]);
  observer.disconnect();
});
