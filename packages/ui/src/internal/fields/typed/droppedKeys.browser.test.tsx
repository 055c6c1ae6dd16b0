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
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
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
  ['CardNumberField', 'AB12', (s) => <CardNumberField {...s} format={{ length: 4, characters: 'alnum' }} />],
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
  open((shown) => <CardNumberField {...shown} format={{ length: 4, characters: 'alnum' }} />);
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

/** Each text field with a limit of five characters. */
const limited: [string, (more: object) => ReactElement][] = [
  ['TextField', (more) => <TextField {...field} maxLength={5} {...more} />],
  [
    'TextField that reads pastes',
    (more) => <TextField {...field} maxLength={5} readPaste={() => undefined} {...more} />,
  ],
  ['SearchField', (more) => <SearchField {...field} maxLength={5} {...more} />],
];

// spec: x.25
test.each(limited)('%s warns about keys beyond `maxLength`, until the next edit', async (_name, render) => {
  open(() => render({}));
  await userEvent.keyboard('abcde');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  await userEvent.keyboard(' f');
  await expect.element(page.getByText(warning)).toBeVisible();
  expect(input().value).toBe('abcde');
  input().setSelectionRange(0, 1);
  await userEvent.keyboard('x');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  expect(input().value).toBe('xbcde');
});

test('PasswordField warns about keys beyond `maxLength`', async () => {
  show(
    <UiProvider>
      <PasswordField label="Senha" maxLength={5} />
    </UiProvider>,
  );
  input().focus();
  await userEvent.keyboard('abcde');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  await userEvent.keyboard('f');
  await expect.element(page.getByText(warning)).toBeVisible();
});

test('a paste that `maxLength` cuts gets the same warning', async () => {
  open((shown) => <TextField {...shown} maxLength={5} />);
  await navigator.clipboard.writeText('abcdefgh');
  await userEvent.paste();
  await expect.element(box()).toHaveValue('abcde');
  await expect.element(page.getByText(warning)).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});

// spec: x.25
test.each(limited)(
  '%s: an input method in the middle of a full box takes no other character away',
  async (_name, render) => {
    const onChange = vi.fn<(text: string) => void>();
    open(() => render({ onChange, defaultValue: 'abcde' }));
    input().setSelectionRange(2, 2);
    for (const text of ['x', 'xy'])
      await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect.poll(() => input().value).toBe('abxycde');
    await cdp().send('Input.insertText', { text: 'xy' });
    await expect.poll(() => input().value).toBe('abcde');
    await expect.element(page.getByText(warning)).toBeVisible();
    expect(onChange.mock.calls.filter(([text]) => text !== 'abcde')).toEqual([]);
  },
);

/** As Firefox ends a composition: the text is cut by nobody, and reported once more. */
test.each(limited)(
  '%s: an input method that ends before its text is reported takes no other character away',
  async (_name, render) => {
    open(() => render({ defaultValue: 'abcde' }));
    input().setSelectionRange(2, 2);
    const write = (isComposing: boolean) => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'abxcde', input());
      const event = { inputType: 'insertCompositionText', data: 'x', bubbles: true, isComposing };
      input().dispatchEvent(new InputEvent('input', event));
    };
    input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
    write(true);
    expect(input().value).toBe('abxcde');
    input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'x' }));
    write(false);
    await expect.poll(() => input().value).toBe('abcde');
    await expect.element(page.getByText(warning)).toBeVisible();
  },
);

/** Each full field with a text that does not fit beside its value. */
const strays: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['MaskedField', '9', '123', (shown) => <MaskedField {...shown} mask="###" defaultValue="123" />],
  ['CpfField', '12', '52998224725', (shown) => <CpfField {...shown} defaultValue="52998224725" />],
  ['CpfField', 'abc', '52998224725', (shown) => <CpfField {...shown} defaultValue="52998224725" />],
  ['TextField', 'x', 'abc', (s) => <TextField {...s} maxLength={3} readPaste={() => undefined} defaultValue="abc" />],
  ['DateField', '12', '2026-11-20', (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['DatePicker', 'cedo', '2026-11-20', (shown) => <DatePicker {...shown} defaultValue="2026-11-20" />],
  ['MonthField', '12', '2026-11', (shown) => <MonthField {...shown} defaultValue="2026-11" />],
  ['TimeField', 'cedo', '08:30', (shown) => <TimeField {...shown} defaultValue="08:30" />],
];

const sent = () => new FormData(page.getByRole('form').element() as HTMLFormElement).get('field');

// spec: x.97
test.each(strays)(
  '%s: a stray paste of “%s” beside a whole value is a warning, which Escape forgets',
  async (_name, text, value, render) => {
    const onValidityChange = vi.fn<(message: string | undefined) => void>();
    open(render, { onValidityChange });
    const end = input().value.length;
    const beside = async () => {
      input().focus();
      input().setSelectionRange(end, end);
      await simulated.paste(text);
    };
    await beside();
    await expect.element(page.getByText(hint)).not.toBeInTheDocument();
    await expect.element(box()).not.toBeInvalid();
    expect(sent()).toBe(value);
    expect(onValidityChange.mock.calls.filter(([message]) => message !== undefined)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(hint)).toBeVisible();
    await beside();
    await expect.element(page.getByText(hint)).not.toBeInTheDocument();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(page.getByText(hint)).toBeVisible();
  },
);

// spec: x.97
test.each(strays.filter(([name]) => name !== 'TextField'))(
  '%s: Escape forgets a refused paste over a value, which counts again',
  async (_name, _text, value, render) => {
    open(render);
    input().select();
    await simulated.paste('sem valor algum');
    await expect.element(box()).toBeInvalid();
    expect(sent()).toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.element(box()).not.toBeInvalid();
    expect(sent()).toBe(value);
  },
);

test('a number of its own, pasted beside a whole one, is an error', async () => {
  const readPaste = (text: string) => (text.includes('E') ? { refused: 'O Excel encurtou este número.' } : undefined);
  open((shown) => <CpfField {...shown} defaultValue="52998224725" readPaste={readPaste} />);
  input().setSelectionRange(14, 14);
  await simulated.paste('5,29982E+10');
  await expect.element(box()).toBeInvalid();
  expect(sent()).toBe('');
});
