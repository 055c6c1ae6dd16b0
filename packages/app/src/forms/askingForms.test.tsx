// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { signIn, withScreens } from '../../test/openScreen.tsx';
import { Kit } from '../shell/Kit.tsx';
import { endSession } from '../session/session.ts';
import { useMergedEdits } from './useMergedEdits.ts';
import { useUnsavedChangesBlocker } from './useUnsavedChangesBlocker.ts';

withScreens();

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const merged = vi.fn<(values: unknown) => void>();

function Saving({ stored, edited }: { stored: object; edited: object }) {
  const mergeWith = useMergedEdits();
  return (
    <button onClick={async () => merged(await mergeWith({ user: 'ana', url: '' }, stored, edited))}>Salvar</button>
  );
}

const save = async (stored: object, edited: object) => {
  merged.mockClear();
  render(
    <Kit>
      <Saving stored={stored} edited={edited} />
    </Kit>,
  );
  await press('Salvar');
};

test('edits of other fields are saved without a question', async () => {
  await save({ user: 'bia', url: '' }, { user: 'ana', url: 'x' });
  expect(merged.mock.calls).toEqual([[{ user: 'bia', url: 'x' }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Substituir', { user: 'clara', url: '' }],
  ['Continuar editando', null],
])('a field that somebody else changed too raises a question, and “%s” answers it', async (answer, saved) => {
  await save({ user: 'bia', url: '' }, { user: 'clara', url: '' });
  const dialog = await screen.findByRole('alertdialog', { name: 'Substituir as alterações de outra pessoa?' });
  expect(dialog.textContent).toContain(
    'Enquanto você editava, outra pessoa alterou os mesmos campos. As alterações dela serão substituídas.',
  );
  expect(merged).not.toHaveBeenCalled();
  await press(answer);
  await waitFor(() => expect(merged.mock.calls).toEqual([[saved]]));
});

function Dialog({ isDirty }: { isDirty: boolean }) {
  useUnsavedChangesBlocker(isDirty);
  return <p>Formulário</p>;
}

/** A dialog over a page that came from another one. */
function open(isDirty: boolean) {
  signIn();
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Lista</p> },
      { path: '/editar', element: <Dialog isDirty={isDirty} /> },
    ],
    { initialEntries: ['/', '/editar'] },
  );
  render(
    <Kit>
      <RouterProvider router={router} />
    </Kit>,
  );
  return {
    back: () => act(async () => void (await router.navigate(-1))),
    address: () => router.state.location.pathname,
  };
}

test('Back closes a dialog without changes', async () => {
  const { back, address } = open(false);
  await back();
  expect(address()).toBe('/');
});

test('Back asks each time before it closes a dialog with unsaved text', async () => {
  const { back, address } = open(true);
  await back();
  await press('Continuar editando');
  expect(address()).toBe('/editar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await back();
  await press('Descartar');
  await waitFor(() => expect(address()).toBe('/'));
});

test('the end of a session closes it without a question', async () => {
  const { back, address } = open(true);
  act(() => endSession('expired'));
  await back();
  expect(address()).toBe('/');
});
