import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../components/Button/Button.tsx';
import { Modal } from '../../../components/Modal/Modal.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

afterEach(cleanup);

function OpensModal() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Incluir</Button>
      <Modal title="Grupo" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        Nome
      </Modal>
    </>
  );
}

const app = (hasInner: boolean) => (
  <UiProvider>
    <OpensModal />
    {hasInner && <UiProvider>Prévia</UiProvider>}
  </UiProvider>
);

test('a pressed button gets the focus in Safari, also after a nested provider unmounts', async () => {
  const { rerender } = render(app(true));
  rerender(app(false));
  const opener = page.getByRole('button', { name: 'Incluir' });
  await expect.element(opener).toBeVisible();
  // As in Safari: a press fires a click and moves no focus.
  (opener.element() as HTMLElement).click();
  await expect.element(page.getByRole('dialog', { name: 'Grupo' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});
