import { userEvent as simulated } from '@testing-library/user-event';
import { cloneElement, type ReactElement, useState } from 'react';
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
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { TextField, type TextFieldProps } from '../../../components/TextField/TextField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

type TextType = NonNullable<TextFieldProps['type']>;

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

test('a letter in a full field of letters and digits gets the warning about a full field', async () => {
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

const digitsOnly = 'Aqui só entram números';
const card = (shown: Shown) => <CardNumberField {...shown} format={{ length: 4, characters: 'alnum' }} />;

/** Each field with the keys before, a key that it refuses although it has room, and the sentence. */
const refusals: [string, string, string, string, (shown: Shown) => ReactElement][] = [
  ...fields
    .filter(([name]) => !['CnpjField', 'CpfOrCnpjField', 'CardNumberField'].includes(name))
    .map(([name, keys, render]): (typeof refusals)[number] => [name, keys.slice(0, 2), 'x', digitsOnly, render]),
  ['CpfField', '52', '*', digitsOnly, (shown) => <CpfField {...shown} />],
  ['CpfField', '52', '.', 'Aqui não entra ponto nem vírgula', (shown) => <CpfField {...shown} />],
  ['NumberField', '12', 'x', digitsOnly, (shown) => <NumberField {...shown} />],
  ['NumberField', '12{Home}', '-', 'Aqui não entram números negativos', (shown) => <NumberField {...shown} />],
  ['NumberField', '12{Home}', '−', 'Aqui não entram números negativos', (shown) => <NumberField {...shown} />],
  ['NumberField', '12{Home}', '–', digitsOnly, (shown) => <NumberField {...shown} min="-5" />],
  ['MoneyField', '12', '$', digitsOnly, (shown) => <MoneyField {...shown} />],
  ['CnpjField', '12abc34501de', 'x', 'Nesta posição só entra número', (shown) => <CnpjField {...shown} />],
  ['CpfOrCnpjField', '12abc34501de', 'x', 'Nesta posição só entra número', (shown) => <CpfOrCnpjField {...shown} />],
  ['CnpjField', '12', 'ç', 'Aqui só entram letras sem acento e números', (shown) => <CnpjField {...shown} />],
  ['CardNumberField', 'AB', '&', 'Aqui só entram letras sem acento e números', card],
  [
    'CnpjField',
    '12abc34501de{Home}',
    '9',
    'O caractere não entrou: empurraria uma letra para uma posição que só aceita número',
    (shown) => <CnpjField {...shown} />,
  ],
];

// spec: x.25
test.each(refusals)(
  '%s, after “%s”: a refused “%s” gets the warning “%s” until the field is emptied',
  async (_name, keys, refused, sentence, render) => {
    open(render);
    await userEvent.keyboard(keys);
    const { value } = input();
    await userEvent.keyboard(refused);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(box()).not.toBeInvalid();
    expect(input().value).toBe(value);
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  },
);

const upTo20 = (shown: Shown) => <CardNumberField {...shown} format={{ length: 20, characters: 'digits' }} />;

// spec: x.25 x.99
test('the warning about a refused letter stays while digits follow, with a deletion, and until the value is whole', async () => {
  open(upTo20);
  await userEvent.keyboard('529982247l5');
  expect(input().value).toBe('5299822475');
  await expect.element(page.getByText(digitsOnly)).toBeVisible();
  await userEvent.keyboard('{Backspace}15');
  await expect.element(page.getByText(digitsOnly)).toBeVisible();
  await userEvent.keyboard('123456789');
  expect(input().value).toHaveLength(20);
  await expect.element(page.getByText(digitsOnly)).not.toBeInTheDocument();
});

// spec: x.25 x.99
test('on a later visit the next edit takes the warning about a refused letter away', async () => {
  open(upTo20);
  await userEvent.keyboard('52l9');
  await userEvent.tab();
  await expect.element(page.getByText(digitsOnly)).toBeVisible();
  await userEvent.click(box());
  await userEvent.keyboard('{End}1');
  await expect.element(page.getByText(digitsOnly)).not.toBeInTheDocument();
});

/** Counts the submits that reach the form. */
function openForm(render: (shown: Shown) => ReactElement, more: object = {}) {
  const onSubmit = vi.fn<(value: unknown) => void>();
  show(
    <UiProvider>
      <form
        aria-label="Formulário"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('field'));
        }}
      >
        {cloneElement(render(field), more)}
        <button type="submit">Enviar</button>
      </form>
    </UiProvider>,
  );
  input().focus();
  return onSubmit;
}

const again = 'Confira: ao enviar de novo, vale o que está no campo';

/** Each kind of field with keys of which one is left out, and the value that Enter submits the second time. */
const heldBack: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['CardNumberField', '529982247l5', '5299822475', upTo20],
  ['CpfField', '11222333000181', '11222333000', (shown) => <CpfField {...shown} />],
  ['DateField', '201120261', '2026-11-20', (shown) => <DateField {...shown} />],
  // The separator completes the day, so all places are filled without the digit that the letter stands for.
  ['DateField', 'l7/08/1964', '1964-08-07', (shown) => <DateField {...shown} />],
  ['NumberField', '1l2', '12', (shown) => <NumberField {...shown} />],
  ['NumberField', '-5', '5', (shown) => <NumberField {...shown} />],
  ['TextField', 'abcdef', 'abcde', (shown) => <TextField {...shown} maxLength={5} />],
];

// spec: x.99
test.each(heldBack)(
  '%s: Enter right after “%s” is held back once, with the warning',
  async (_name, keys, value, render) => {
    const onSubmit = openForm(render);
    await userEvent.keyboard(keys);
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveFocus();
    await expect.element(box()).toHaveAccessibleDescription(expect.stringContaining(again));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([[value]]);
  },
);

// spec: x.99
test('the button of the form is held back too, and gives the focus back to the field', async () => {
  const onSubmit = openForm(upTo20);
  await userEvent.keyboard('52l9');
  await userEvent.click(page.getByRole('button', { name: 'Enviar' }));
  await expect.element(box()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{End}1{Enter}');
  expect(onSubmit.mock.calls).toEqual([['5291']]);
});

// spec: x.99
test('a field with an error leaves it to the owner to keep the form back', async () => {
  const onSubmit = openForm(upTo20, { error: 'Informe outro número' });
  await userEvent.keyboard('52l9{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

// spec: x.99
test.each([
  ['1234567890.0', '1234567890', upTo20],
  ['1234567890,00', '1234567890', upTo20],
  ['1234567890.0', '1234567890', (shown: Shown) => <CpfField {...shown} />],
  ['1234567890,00', '1234567890', (shown: Shown) => <CpfField {...shown} />],
])(
  'Enter right after “%s” drops the zeros behind the number, as a paste does, and is held back',
  async (keys, value, render) => {
    const onSubmit = openForm(render);
    await userEvent.keyboard(keys);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect
      .element(box())
      .toHaveAccessibleDescription(
        'O que veio depois do ponto ou da vírgula foi tirado do número. Confira e envie de novo.',
      );
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([[value]]);
  },
);

// spec: x.99
test.each([
  ['529982247l5', '5299822475', upTo20],
  ['3298224715,0', '3298224715', (shown: Shown) => <CpfField {...shown} />],
  ['529982247251', '52998224725', (shown: Shown) => <CpfField {...shown} />],
])('“%s” is held back again when it is typed a second time', async (keys, value, render) => {
  const onSubmit = openForm(render);
  await userEvent.keyboard(`${keys}{Enter}{Enter}`);
  expect(onSubmit.mock.calls).toEqual([[value]]);
  await userEvent.clear(box());
  await userEvent.keyboard(keys);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveAccessibleDescription(/envi(?:e|ar) de novo/);
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[value], [value]]);
});

// spec: x.99
test('Enter right after digits that may be a fraction is held back once', async () => {
  const onSubmit = openForm(upTo20);
  await userEvent.keyboard('12345678.01{Enter}');
  await expect.element(box()).toHaveAccessibleDescription(expect.stringContaining(again));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([['1234567801']]);
});

const otherName = 'A palavra digitada antes do número não é deste campo';

// spec: x.45
test.each([
  ['Tel: 11987654321', '119.876.543-21'],
  ['RG 40006877430', '400.068.774-30'],
])('“%s” typed as a CPF is an error, until a deletion or Escape', async (keys, shown) => {
  const onSubmit = openForm((s) => <CpfField {...s} />);
  await userEvent.keyboard(keys);
  expect(input().value).toBe(shown);
  await expect.element(box()).toHaveAccessibleDescription(otherName);
  await expect.element(box()).toBeInvalid();
  await userEvent.keyboard('{Escape}');
  await expect.element(box()).not.toBeInvalid();
  await userEvent.clear(box());
  await userEvent.keyboard(keys.slice(0, -8));
  await expect.element(box()).toBeInvalid();
  await userEvent.keyboard('{Backspace}1');
  await expect.element(box()).not.toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

// spec: x.45
test('the own name that is typed before a number is left out, and so is a letter by mistake', async () => {
  open((shown) => <CpfField {...shown} />);
  for (const keys of ['CPF: 52998224725', 'Campo 52998224725', 'l52998224725', '52998o224725']) {
    await userEvent.clear(box());
    await userEvent.keyboard(keys);
    expect(input().value).toBe('529.982.247-25');
    await expect.element(box()).not.toBeInvalid();
    await expect.element(box()).toHaveAccessibleDescription(hint);
  }
});

// spec: x.45
test('`refuseTyped` reads the punctuation that the mask leaves out, and its reason is an error', async () => {
  const onValidityChange = vi.fn<(message: string | undefined) => void>();
  const refuseTyped = (keys: string) => (/^\(\d\d\) \d{5}-\d{4}$/.test(keys) ? 'É um telefone' : undefined);
  openForm((shown) => <CpfField {...shown} refuseTyped={refuseTyped} onValidityChange={onValidityChange} />);
  await userEvent.keyboard('(11) 98765-4321');
  await expect.element(box()).toHaveAccessibleDescription('É um telefone');
  await expect.element(box()).toBeInvalid();
  expect(onValidityChange).toHaveBeenLastCalledWith('É um telefone');
  // The same digits alone, and digits after another edit, are not read.
  await userEvent.clear(box());
  await userEvent.keyboard('11987654321');
  await expect.element(box()).not.toBeInvalid();
});

const doubt = { warning: 'Confira o número', holdsForm: true };
const withDoubt: [string, string, (shown: Shown) => ReactElement][] = [
  ['CpfField', '52998224725', (shown) => <CpfField {...shown} {...doubt} />],
  ['TextField', 'abc', (shown) => <TextField {...shown} {...doubt} />],
  ['TextField', 'abc', (shown) => <TextField {...shown} {...doubt} maxLength={3} />],
];

// spec: x.99
test.each(withDoubt)('%s: with `holdsForm` the form is held back once for each value', async (_name, keys, render) => {
  const onSubmit = openForm(render);
  await userEvent.keyboard(`${keys}{Enter}`);
  await expect.element(box()).toHaveAccessibleDescription(`Confira o número. ${again}.`);
  await expect.element(box()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit.mock.calls).toEqual([[keys]]);
  await userEvent.keyboard(`{Backspace}${keys.slice(-1)}{Enter}`);
  expect(onSubmit).toHaveBeenCalledOnce();
});

// spec: x.99
test('without `holdsForm`, and below an error, a warning holds nothing back', async () => {
  const onSubmit = openForm((shown) => <CpfField {...shown} warning="Confira o número" />);
  await userEvent.keyboard('52998224725{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  const other = openForm((shown) => <CpfField {...shown} {...doubt} error="Informe outro" />);
  await userEvent.keyboard('52998224725{Enter}');
  expect(other).toHaveBeenCalledOnce();
});

// spec: x.25
test.each(fields)(
  '%s: a reset removes the warning about a refused key in an empty box',
  async (_name, _keys, render) => {
    open(render);
    await userEvent.keyboard('&');
    await expect.element(page.getByText(/^Aqui só entram/)).toBeVisible();
    (page.getByRole('form').element() as HTMLFormElement).reset();
    await expect.element(page.getByText(/^Aqui só entram/)).not.toBeInTheDocument();
  },
);

test('punctuation between the groups of a number gets no warning', async () => {
  open((shown) => <PhoneField {...shown} />);
  await userEvent.keyboard('(11) 98765-4321 ');
  await expect.element(box()).toHaveValue('(11) 98765-4321');
  await expect.element(box()).toHaveAccessibleDescription(hint);
  expect(spoken()).toBe('');
});

test('a refused letter after a key without room keeps the warning about the full field', async () => {
  open((shown) => <CpfField {...shown} />);
  await userEvent.keyboard('529982247251x');
  await expect.element(page.getByText(warning)).toBeVisible();
  await expect.element(page.getByText(digitsOnly)).not.toBeInTheDocument();
});

test('a held letter is announced once: by the line below the field, or below an error by the announcer', async () => {
  const says = vi.fn<(text: string) => void>();
  open((shown) => <CpfField {...shown} />);
  const line = page.getByText(hint).element().parentElement as HTMLElement;
  const watch = new MutationObserver(() => says(line.innerText));
  watch.observe(line, { childList: true, characterData: true, subtree: true });
  await userEvent.keyboard('xxx');
  await expect.poll(() => says.mock.calls).toEqual([[digitsOnly]]);
  watch.disconnect();
  expect(spoken()).toBe('');
  open((shown) => <CpfField {...shown} />, { error: 'Informe o CPF' });
  await userEvent.keyboard('5x');
  expect(spoken()).toBe(digitsOnly);
});

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

test('a reset, or a field that becomes read-only, removes the warning about dropped keys', async () => {
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

/** The type makes a missing input type a compile error. */
const textTypes = Object.keys({ text: 0, email: 0, url: 0, tel: 0 } satisfies Record<TextType, 0>) as TextType[];

/** Each text field with a limit of five characters. */
const limited: [string, (more: object) => ReactElement][] = [
  ...textTypes.map((type): (typeof limited)[number] => [
    `TextField of type ${type}`,
    (more) => <TextField {...field} type={type} maxLength={5} {...more} />,
  ]),
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

// spec: x.25
test.each(limited)('%s: a shorter text removes the warning about a key beyond `maxLength`', async (_name, render) => {
  open(() => render({}));
  const shorten = [
    '{Backspace}',
    '{Home}{Delete}',
    '{Control>}a{/Control}{Control>}x{/Control}',
    '{Control>}a{/Control}{Delete}',
    '{Control>}z{/Control}',
  ];
  for (const keys of shorten) {
    await userEvent.keyboard('{Control>}a{/Control}abcdef');
    await expect.element(page.getByText(warning)).toBeVisible();
    await userEvent.keyboard(keys);
    await expect.poll(() => input().value.length, { message: keys }).toBeLessThan(5);
    await expect.element(page.getByText(warning), { message: keys }).not.toBeInTheDocument();
  }
});

// spec: x.25
test('clearing a search text removes the warning about a key without room', async () => {
  open((shown) => <SearchField {...shown} maxLength={5} />);
  await userEvent.keyboard('abcdef{Escape}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  await userEvent.keyboard('abcdef');
  await expect.element(page.getByText(warning)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Limpar pesquisa' }));
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});

const script = (text: string) => {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input());
  input().dispatchEvent(new Event('input', { bubbles: true }));
};

test('text that autofill writes after a key without room gets the warning only if it is too long', async () => {
  open((shown) => <TextField {...shown} maxLength={5} />);
  await userEvent.keyboard('abcdef');
  script('xyz');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  script('abcdefgh');
  await expect.element(box()).toHaveValue('abcde');
  await expect.element(page.getByText(warning)).toBeVisible();
});

test('a paste over an e-mail of the greatest length gives no false warning', async () => {
  open((shown) => <TextField {...shown} type="email" maxLength={10} defaultValue="a@b.com.br" />);
  await navigator.clipboard.writeText('c@d.com.br');
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste();
  await expect.element(box()).toHaveValue('c@d.com.br');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
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

test('a paste that `maxLength` truncates gets the same warning', async () => {
  open((shown) => <TextField {...shown} maxLength={5} />);
  await navigator.clipboard.writeText('abcdefgh');
  await userEvent.paste();
  await expect.element(box()).toHaveValue('abcde');
  await expect.element(page.getByText(warning)).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});

function UpperCase() {
  const [value, setValue] = useState('');
  const change = (next: string) => setValue(next.toUpperCase());
  return (
    <>
      <TextField {...field} maxLength={5} value={value} onChange={change} />
      <button type="button" onClick={() => setValue('OUTRO')}>
        Outro
      </button>
    </>
  );
}

test('the warning about a truncated paste stays with the same text in upper case, and is removed with another one', async () => {
  open(() => <UpperCase />);
  await navigator.clipboard.writeText('abcdefgh');
  await userEvent.paste();
  await expect.element(box()).toHaveValue('ABCDE');
  await expect.element(page.getByText(warning)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Outro' }));
  await expect.element(page.getByText(warning)).not.toBeInTheDocument();
});

test('each truncated paste is announced, and a held key only once', async () => {
  const says = vi.fn<() => void>();
  open((shown) => <TextField {...shown} maxLength={5} />);
  const watch = new MutationObserver(says);
  watch.observe(document.querySelector('[data-live-announcer]') as Element, { childList: true });
  const paste = async (text: string) => {
    await navigator.clipboard.writeText(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.paste();
    await expect.element(box()).toHaveValue(text.slice(0, 5));
  };
  await paste('abcdefgh');
  await expect.element(page.getByText(hint)).not.toBeInTheDocument();
  expect(says).not.toHaveBeenCalled();
  await paste('stuvwxyz');
  await expect.poll(spoken).toBe(warning);
  expect(says).toHaveBeenCalledOnce();
  await userEvent.keyboard('{End}zzz');
  expect(input().value).toBe('stuvw');
  expect(says).toHaveBeenCalledOnce();
  watch.disconnect();
});

// spec: x.25
test.each(limited)(
  '%s: an input method in the middle of a full box removes no other character',
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

/** Ends a composition like Firefox: the text is not truncated, and an `input` event follows. */
test.each(limited)(
  '%s: an input method that ends before its text is reported removes no other character',
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

/** Ends a composition like WebKit: the text is removed and inserted again. */
test.each(limited)(
  '%s: an input method whose text is inserted again at its end removes no other character',
  async (_name, render) => {
    const onChange = vi.fn<(text: string) => void>();
    open(() => render({ onChange, defaultValue: 'abcde' }));
    input().setSelectionRange(2, 2);
    const write = (value: string, inputType: string, data: string | null, isComposing: boolean) => {
      const tell = (type: string) => {
        const event = new InputEvent(type, { data, bubbles: true, isComposing });
        // Chromium drops the input types that only WebKit has.
        Object.defineProperty(event, 'inputType', { value: inputType });
        input().dispatchEvent(event);
      };
      tell('beforeinput');
      Reflect.set(HTMLInputElement.prototype, 'value', value, input());
      input().setSelectionRange(2 + (data?.length ?? 0), 2 + (data?.length ?? 0));
      tell('input');
    };
    input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
    write('abxycde', 'insertCompositionText', 'xy', true);
    await expect.poll(() => input().value).toBe('abxycde');
    write('abcde', 'deleteCompositionText', null, false);
    write('abxycde', 'insertFromComposition', 'xy', false);
    input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'xy' }));
    await expect.poll(() => input().value).toBe('abcde');
    await expect.element(page.getByText(warning)).toBeVisible();
    expect(spoken()).toBe('');
    expect(onChange.mock.calls.filter(([text]) => text !== 'abcde')).toEqual([]);
  },
);

test('a digit without room gets the warning also if a letter was composed before it', async () => {
  open((shown) => <CpfField {...shown} defaultValue="52998224725" />);
  input().setSelectionRange(14, 14);
  for (const text of ['a', 'a1'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp().send('Input.insertText', { text: 'a1' });
  await expect.element(box()).toHaveValue('529.982.247-25');
  await expect.element(page.getByText(warning)).toBeVisible();
});

/** Each full field with a text for which it has no room. */
const shortPastes: [string, string, string, (shown: Shown) => ReactElement][] = [
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
test.each(shortPastes)(
  '%s: a short paste of “%s” into a complete value gets a warning, which Escape clears',
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

const pasteBeside = async (text: string) => {
  input().focus();
  input().setSelectionRange(input().value.length, input().value.length);
  await simulated.paste(text);
};

// spec: x.97
test.each(shortPastes)(
  '%s: Escape after a short paste of “%s” and a key without room clears all warnings, and reaches a dialog only if there is an error',
  async (_name, text, _value, render) => {
    const escapes = vi.fn<(event: Event) => void>();
    open(render);
    await pasteBeside(text);
    await userEvent.keyboard('{End}1');
    await expect.element(page.getByText(warning)).toBeVisible();
    document.body.addEventListener('keydown', escapes);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(hint)).toBeVisible();
    expect(escapes).not.toHaveBeenCalled();
    await pasteBeside(text);
    open(render, { error: 'Informe outro valor' });
    await expect.element(box()).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    expect(escapes).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', escapes);
  },
);

/** Each full field with a text that is long enough to be another value. */
const others: [string, string, (shown: Shown) => ReactElement][] = [
  ['CpfField', '898001160651234', (shown) => <CpfField {...shown} defaultValue="52998224725" />],
  ['CpfField', '5299822472511144477735', (shown) => <CpfField {...shown} defaultValue="52998224725" />],
  ['CpfField', '5299822472', (shown) => <CpfField {...shown} defaultValue="52998224725" />],
  ['CnsField', '7'.repeat(16), (shown) => <CnsField {...shown} defaultValue="898001160651234" />],
  ['CepField', '01310-1000', (shown) => <CepField {...shown} defaultValue="01310100" />],
  ['PhoneField', '98765-4321', (shown) => <PhoneField {...shown} defaultValue="11987654321" />],
  [
    'TextField',
    '1234567890123456',
    (s) => <TextField {...s} maxLength={15} readPaste={() => undefined} defaultValue="123456789012345" />,
  ],
  ['DateField', '01/12/2026 a 05/12/2026', (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['DatePicker', '1 a 5/12', (shown) => <DatePicker {...shown} defaultValue="2026-11-20" />],
  ['DateField', '0512', (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['MonthField', '13/2026', (shown) => <MonthField {...shown} defaultValue="2026-11" />],
  ['TimeField', '25:61', (shown) => <TimeField {...shown} defaultValue="08:30" />],
];

// spec: x.97
test.each(others)(
  '%s: a paste of “%s” into a complete value is an error, because it may be another person’s value',
  async (_name, text, render) => {
    open(render);
    const { value } = input();
    await pasteBeside(text);
    await expect.element(box()).toBeInvalid();
    expect([input().value, sent()]).toEqual([value, '']);
  },
);

// spec: x.97
test.each(shortPastes)(
  '%s: a refused paste over a value stays an error after a short paste of “%s”',
  async (name, text, value, render) => {
    const refuse = (pasted: string) => (pasted === text ? undefined : { refused: 'Não serve.' });
    open(render, name === 'TextField' ? { readPaste: refuse } : {});
    input().select();
    await simulated.paste('sem valor algum');
    await expect.element(box()).toBeInvalid();
    await pasteBeside(text);
    await expect.element(box()).toBeInvalid();
    expect(sent()).toBe('');
    await userEvent.keyboard('{Escape}');
    expect(sent()).toBe(value);
  },
);

// spec: x.97
test.each(shortPastes.filter(([name]) => name !== 'TextField'))(
  '%s: Escape clears a refused paste over a value, which is then submitted again',
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

test('another complete number that is pasted into a complete one is an error', async () => {
  const readPaste = (text: string) => (text.includes('E') ? { refused: 'O Excel encurtou este número.' } : undefined);
  open((shown) => <CpfField {...shown} defaultValue="52998224725" readPaste={readPaste} />);
  input().setSelectionRange(14, 14);
  await simulated.paste('5,29982E+10');
  await expect.element(box()).toBeInvalid();
  expect(sent()).toBe('');
});
