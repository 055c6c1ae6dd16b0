import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CpfField } from '../../../components/CpfField/CpfField.tsx';
import { Modal } from '../../../components/Modal/Modal.tsx';
import { toast } from '../../../components/Toasts/toast.ts';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const { render, input: box } = ownRoot();

afterEach(() => toast.clear());

const show = (content: ReactNode) => render(<UiProvider>{content}</UiProvider>);

/** Reads the page as soon as a change is in the DOM: before it is painted, and before effects that may run later. */
const asSoonAs = (change: () => void, look: () => void) =>
  new Promise<void>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      try {
        look();
        resolve();
      } catch (error) {
        reject(error as Error);
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    change();
  });

test('a masked field handles the first key, even right after it is rendered', async () => {
  await asSoonAs(
    () => show(<CpfField label="CPF" value="52998224725" onChange={() => {}} />),
    () => {
      const input = box();
      input.setSelectionRange(0, 0);
      const key = new InputEvent('beforeinput', {
        inputType: 'insertText',
        data: '1',
        bubbles: true,
        cancelable: true,
      });
      input.dispatchEvent(key);
      // In a full field the code of the field replaces the next digit and cancels the key.
      expect(key.defaultPrevented).toBe(true);
    },
  );
});

test('the page is readable for screen readers as soon as its dialog is closed', async () => {
  const withDialog = (isOpen: boolean) => (
    <>
      <p>Credenciais</p>
      <Modal title="Operadora" isOpen={isOpen} onClose={() => {}}>
        Nome
      </Modal>
    </>
  );
  const isHidden = () => page.getByText('Credenciais').element().closest('[aria-hidden="true"]') !== null;
  show(withDialog(true));
  await expect.element(page.getByRole('dialog', { name: 'Operadora' })).toBeVisible();
  expect(isHidden()).toBe(true);
  await asSoonAs(
    () => show(withDialog(false)),
    () => {
      expect(document.querySelector('[role="dialog"]')).toBeNull();
      expect(isHidden()).toBe(false);
    },
  );
});

test('the toast region has its role and its name before the first toast', async () => {
  show('Credenciais');
  const region = page.getByRole('region', { name: 'Notificações' });
  await expect.element(region).toBeInTheDocument();
  const before = region.element();
  await asSoonAs(
    () => void toast.success({ title: 'Salvo' }),
    () => expect(before.textContent).toContain('Salvo'),
  );
  expect(region.element()).toBe(before);
});
