// @vitest-environment jsdom
import { problem } from '@oraculo/api-client/fixtures';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { GlosasScreen } from './GlosasScreen.tsx';

withScreens();

const rows = Array.from({ length: 11 }, (_, at) => ({
  guide_number: `${101 + at}`,
  status: 'E1',
  message: 'Recusada',
}));

test('a failed page is replaced by the first one, and its note retries it', async () => {
  const service = { isBroken: true };
  openScreen(<GlosasScreen />, {
    'glosas.errors': ({ query }) => {
      if (query.get('page') !== '0' && service.isBroken) return problem(500, 'Falhou.');
      return { rows, count: rows.length };
    },
  });
  const [show] = await screen.findAllByRole('button', { name: /Ver retorno da operadora/ });
  if (show) fireEvent.click(show);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('rowheader', { name: '101' });
  fireEvent.click(dialog.getByRole('button', { name: /Próxima/ }));
  const note = await dialog.findByText(/Não foi possível mostrar/);
  await dialog.findByRole('rowheader', { name: '101' });
  service.isBroken = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
  await dialog.findByRole('rowheader', { name: '111' });
  expect(note.isConnected).toBe(false);
});

test('the dialog opens with its list, without another announcement', async () => {
  openScreen(<GlosasScreen />, { 'glosas.errors': () => ({ rows, count: rows.length }) });
  const [show] = await screen.findAllByRole('button', { name: /Ver retorno da operadora/ });
  if (show) fireEvent.click(show);
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('rowheader', { name: '101' });
  expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
});
