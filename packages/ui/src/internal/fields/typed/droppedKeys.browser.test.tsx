import { userEvent as simulated } from '@testing-library/user-event';
import { cloneElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { BoletoField } from '../../../components/BoletoField/BoletoField.tsx';
import { CardNumberField } from '../../../components/CardNumberField/CardNumberField.tsx';
import { CepField } from '../../../components/CepField/CepField.tsx';
import { CnpjField } from '../../../components/CnpjField/CnpjField.tsx';
import { CnsField } from '../../../components/CnsField/CnsField.tsx';
import { CpfField } from '../../../components/CpfField/CpfField.tsx';
import { CpfOrCnpjField } from '../../../components/CpfOrCnpjField/CpfOrCnpjField.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { MaskedField } from '../../../components/MaskedField/MaskedField.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const { show, input } = ownRoot();

interface Shown {
  name: 'field';
  label: 'Campo';
  hint: string;
}

const warning = 'O campo está cheio; o resto não entrou';
const hint = 'Como no documento';
const field = { name: 'field', label: 'Campo', hint } as const;
const boleto = '846700000017435900240209024050002435842210108119';

/** Each field with the keys that fill it. */
const fields: [string, string, (shown: Shown) => ReactElement][] = [
  ['MaskedField', '123', (shown) => <MaskedField {...shown} mask="###" />],
  ['CpfField', '52998224725', (shown) => <CpfField {...shown} />],
  ['CnpjField', '11222333000181', (shown) => <CnpjField {...shown} />],
  ['CpfOrCnpjField', '11222333000181', (shown) => <CpfOrCnpjField {...shown} />],
  ['CnsField', '898001160651234', (shown) => <CnsField {...shown} />],
  ['CepField', '01310100', (shown) => <CepField {...shown} />],
  ['PhoneField', '11987654321', (shown) => <PhoneField {...shown} />],
  ['CardNumberField', 'AB12', (s) => <CardNumberField {...s} rule={{ length: 4, characters: 'alnum' }} />],
  ['BoletoField', boleto, (shown) => <BoletoField {...shown} />],
  ['DateField', '20112026', (shown) => <DateField {...shown} />],
  ['DatePicker', '20112026', (shown) => <DatePicker {...shown} />],
  ['DateRangePicker', '20112026', ({ label, ...shown }) => <DateRangePicker {...shown} label="P" startLabel={label} />],
  ['MonthField', '112026', (shown) => <MonthField {...shown} />],
  ['TimeField', '0830', (shown) => <TimeField {...shown} />],
];

const box = () => page.getByRole('textbox', { name: 'Campo' });

function open(render: (shown: Shown) => ReactElement, more: object = {}) {
  show(
    <UiProvider>
      <form aria-label="Formulário">{cloneElement(render(field), more)}</form>
    </UiProvider>,
  );
  input().focus();
}

// spec: x.25
test.each(fields)('%s warns about keys after %s, until the next edit', async (_name, keys, render) => {
  open(render);
  await userEvent.keyboard(keys);
  const { value } = input();
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  await userEvent.keyboard(' 111');
  await expect.element(page.getByText(warning)).toBeVisible();
  await expect.element(box()).toHaveAccessibleDescription(expect.stringContaining(warning));
  await expect.element(box()).not.toBeInvalid();
  expect(input().value).toBe(value);
  await userEvent.tab();
  await expect.element(page.getByText(warning)).toBeVisible();
  await userEvent.click(box());
  await userEvent.keyboard('{End}{Backspace}');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});

test('a letter that a full field of letters and digits drops is no letter in a field of digits', async () => {
  open((shown) => <CardNumberField {...shown} rule={{ length: 4, characters: 'alnum' }} />);
  await userEvent.keyboard('AB12c');
  await expect.element(page.getByText(warning)).toBeVisible();
});

test('a warning about dropped keys comes before that about the number', async () => {
  open((shown) => <CpfField {...shown} />);
  await userEvent.keyboard('529982247261');
  await expect
    .element(box())
    .toHaveAccessibleDescription(`${warning}. Confira o CPF: o dígito verificador não confere.`);
});

const spoken = () => document.querySelector('[data-live-announcer]')?.textContent?.trim();

test('one message about dropped keys is announced once: by the line below the field, or below an error by the announcer', async () => {
  const says = vi.fn<(text: string) => void>();
  open((shown) => <CpfField {...shown} />);
  await userEvent.keyboard('52998224725');
  const line = page.getByText(hint).element().parentElement as HTMLElement;
  const watch = new MutationObserver(() => says(line.innerText));
  watch.observe(line, { childList: true, characterData: true, subtree: true });
  await userEvent.keyboard('1111');
  await expect.poll(() => says.mock.calls).toEqual([[warning]]);
  watch.disconnect();
  expect(spoken()).toBe('');
  open((shown) => <CpfField {...shown} />, { error: 'Informe outro CPF' });
  await userEvent.keyboard('{End}{Backspace}51');
  expect(spoken()).toBe(warning);
});

test('a warning about dropped keys goes with a reset and with a field that becomes read-only', async () => {
  const full = (more: object) => open((shown) => <CpfField {...shown} defaultValue="52998224725" />, more);
  full({});
  await userEvent.keyboard('{End}1');
  await expect.element(page.getByText(warning)).toBeVisible();
  full({ isReadOnly: true });
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  full({});
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  await userEvent.keyboard('{End}1');
  (page.getByRole('form').element() as HTMLFormElement).reset();
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});

test('an input method that composes more digits than fit gets the same warning', async () => {
  open((shown) => <DateField {...shown} />);
  for (const text of ['2', '20', '201', '2011', '20112', '201120', '2011202', '20112026', '201120261'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp().send('Input.insertText', { text: '201120261' });
  await expect.element(box()).toHaveValue('20/11/2026');
  await expect.element(page.getByText(warning)).toBeVisible();
  await simulated.keyboard('{Backspace}');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});
