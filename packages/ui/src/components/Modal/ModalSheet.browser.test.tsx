import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Modal } from './Modal.tsx';

afterEach(cleanup);

const Form = ({ lines }: { lines: number }) => (
  <UiProvider>
    <Modal
      title="Cadastrar operadora"
      isOpen
      onClose={() => {}}
      size="large"
      footerStart={<Button emphasis="quiet">Limpar formulário</Button>}
      footer={
        <>
          <Button emphasis="outline">Cancelar</Button>
          <Button>Salvar</Button>
        </>
      }
    >
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>Linha {line + 1}</p>
      ))}
    </Modal>
  </UiProvider>
);

const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
const middleOf = (name: string) => (boxOf(name).top + boxOf(name).bottom) / 2;

test('on a wide screen a quiet action is in the row of the buttons, at its start', async () => {
  await page.viewport(1024, 768);
  render(<Form lines={40} />);
  await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  expect(middleOf('Limpar formulário')).toBeCloseTo(middleOf('Salvar'), 0);
  expect(boxOf('Limpar formulário').right).toBeLessThan(boxOf('Cancelar').left);
});

test('on a phone a quiet action scrolls with the content, and the buttons stay at the bottom of the window', async () => {
  await page.viewport(320, 640);
  render(<Form lines={40} />);
  await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  expect(middleOf('Cancelar')).toBe(middleOf('Salvar'));
  expect(boxOf('Salvar').bottom).toBeLessThanOrEqual(640);
  expect(boxOf('Limpar formulário').top).toBeGreaterThan(640);
  page.getByRole('button', { name: 'Limpar formulário' }).element().scrollIntoView({ block: 'nearest' });
  await expect.poll(() => boxOf('Limpar formulário').bottom).toBeLessThan(boxOf('Salvar').top);
});

test('on a phone a quiet action follows short content', async () => {
  await page.viewport(390, 844);
  render(<Form lines={2} />);
  await expect.element(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  const last = page.getByText('Linha 2').element().getBoundingClientRect();
  expect(boxOf('Limpar formulário').top - last.bottom).toBeLessThan(40);
  expect(boxOf('Salvar').bottom).toBeGreaterThan(780);
});
