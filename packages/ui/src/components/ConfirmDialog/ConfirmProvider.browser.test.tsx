import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { useConfirm } from './useConfirm.ts';

function Ask() {
  const confirm = useConfirm();
  const ask = async () => {
    if (!(await confirm({ title: 'Excluir credencial?', confirmLabel: 'Excluir' }))) return;
    await confirm({ title: 'Excluir o histórico?', confirmLabel: 'Excluir histórico' });
  };
  return (
    <button type="button" onClick={() => void ask()}>
      Perguntar
    </button>
  );
}

/** Uses real keys, because React flushes the press of a test library before the answer is read. */
test('a question that follows the answer to another one focuses its safe button', async () => {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <UiProvider>
      <Ask />
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Perguntar' }));
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  const next = page.getByRole('alertdialog', { name: 'Excluir o histórico?' });
  await expect.element(next.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  root.unmount();
  host.remove();
});
