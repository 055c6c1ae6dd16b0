// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, withScreens } from '../../test/openScreen.tsx';
import { FileRecoveryScreen } from '../screens/fileRecovery/FileRecoveryScreen.tsx';

withScreens();

test('a file uploaded after midnight is listed on a screen that was opened before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 23, 58) });
  const lastDates: unknown[] = [];
  openScreen(<FileRecoveryScreen />, {
    'restore.list': ({ query }) => {
      lastDates.push(query.get('lastDate'));
      return { rows: [], count: 0, pageable: { pageNumber: 0, pageSize: 10 } };
    },
    'restore.upload': () => ({ message: 'Recebido.' }),
  });
  await waitFor(() => expect(lastDates.at(-1)).toBe('2026-11-24'));
  vi.setSystemTime(new Date(2026, 10, 25, 0, 5));
  const [upload] = await screen.findAllByRole('button', { name: 'Subir arquivo' });
  if (upload) fireEvent.click(upload);
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector('input[type=file]');
  const files = [new File(['NOME\r\na.pdf\r\n'], 'lista.csv', { type: 'text/csv' })];
  if (input) fireEvent.change(input, { target: { files } });
  const save = within(dialog).getByRole('button', { name: 'Salvar' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(save);
  await waitFor(() => expect(lastDates.at(-1)).toBe('2026-11-25'));
  vi.useRealTimers();
});
