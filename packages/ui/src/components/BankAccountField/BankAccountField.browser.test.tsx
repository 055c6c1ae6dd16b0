import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent as keys } from 'vitest/browser';
import '../../theme/appReset.css.ts';
import '../../theme/theme.css.ts';
import { testingLibraryKit } from '../../testing/testingLibraryKit.ts';
import { PixKeyField } from '../PixKeyField/PixKeyField.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { BankAccountField } from './BankAccountField.tsx';
import { type BankAccount, noBankAccount } from './bankAccountTexts.ts';

const kit = testingLibraryKit({ within, waitFor, fireEvent, userEvent });
const itau: BankAccount = { ...noBankAccount, bank: '341', agency: '1234', account: '12345', accountDigit: '1' };

afterEach(async () => {
  cleanup();
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('the driver types an account and its kind, and a Pix key', async () => {
  let account = noBankAccount;
  let key = '';
  render(
    <>
      <BankAccountField label="Conta" hasKind onChange={(next) => (account = next)} />
      <PixKeyField label="Chave Pix" onChange={(next) => (key = next)} />
    </>,
  );
  await kit.typeBankAccount('Conta', { bank: '001', agency: '1584-9', account: '210169-6', kind: 'Poupança' });
  expect(account).toEqual({
    bank: '001',
    agency: '1584',
    agencyDigit: '9',
    account: '210169',
    accountDigit: '6',
    kind: 'savings',
  });
  await kit.typeBankAccount('Conta', { agency: '1' });
  expect(account).toMatchObject({ bank: '001', agency: '0001', agencyDigit: '' });
  await kit.typeText('Chave Pix', '+55 11 98765-4321');
  expect([key, box('Chave Pix').value]).toEqual(['+5511987654321', '+55 (11) 98765-4321']);
});

test('a text that is inserted at once fills every box, and real Undo keys bring back the former account', async () => {
  const sent: BankAccount[] = [];
  render(<BankAccountField label="Conta" defaultValue={itau} onChange={(next) => sent.push(next)} />);
  box('Conta').focus();
  document.execCommand('insertText', false, '237 1425-7 0238069-2');
  const filled = { bank: '237', agency: '1425', agencyDigit: '7', account: '0238069', accountDigit: '2', kind: null };
  await expect.poll(() => sent).toEqual([filled]);
  expect(box('Banco').value).toBe('237 Bradesco');
  await keys.keyboard('{Control>}z{/Control}');
  await expect.poll(() => sent.at(-1)).toEqual(itau);
});

test('a script fills a whole account into one box', async () => {
  const sent: BankAccount[] = [];
  render(<BankAccountField label="Conta" onChange={(next) => sent.push(next)} />);
  Reflect.set(HTMLInputElement.prototype, 'value', '341 1234 12345-1', box('Agência'));
  box('Agência').dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => sent.at(-1)).toEqual(itau);
});

test('a bank that the parent sets replaces a half-typed one, and Tab does not choose the typed one', async () => {
  const sent: BankAccount[] = [];
  const show = (value: BankAccount) => (
    <BankAccountField label="Conta" value={value} onChange={(next) => sent.push(next)} />
  );
  const bank = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Banco' });
  const { rerender } = render(show(noBankAccount));
  bank().focus();
  await keys.keyboard('brad');
  await expect.poll(() => bank().value).toBe('brad');
  rerender(show(itau));
  await expect.poll(() => bank().value).toBe('341 Itaú');
  await keys.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(box('Agência'));
  expect([bank().value, sent]).toEqual(['341 Itaú', []]);
});

test('text of 200 % on a screen of 320 px puts the boxes below each other, and nothing is wider than the page', async () => {
  // A media query in `em` follows the browser's own text size, which no page can set, so a window of 16 em simulates it.
  await page.viewport(256, 640);
  document.documentElement.style.fontSize = '32px';
  render(
    <UiProvider>
      <div style={{ padding: 16 }}>
        <BankAccountField label="Conta para reembolso" hasKind defaultValue={{ ...itau, accountDigit: '2' }} />
      </div>
    </UiProvider>,
  );
  await document.fonts.ready;
  expect(document.documentElement.scrollWidth).toBe(256);
  const tops = ['Banco', 'Agência', 'Conta'].map((name) => box(name).getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(new Set(tops).size).toBe(3);
});
