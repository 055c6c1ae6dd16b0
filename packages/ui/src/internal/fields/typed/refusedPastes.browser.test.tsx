import { userEvent as simulated } from '@testing-library/user-event';
import { cloneElement, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { dropTypedText } from '../FieldFrame/dropTypedText.ts';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const { show } = ownRoot();

type Report = (message: string | undefined) => void;
interface Shown {
  name: 'field';
  label: 'Campo';
  onValidityChange: Report;
}

const cnpjs = '11.222.333/0001-81 e 11.444.777/0001-61';
const refuseAll = () => ({ refused: 'Nada foi colado.' });

/** Each field with a value, a text that it refuses, and the value that it submits. */
const fields: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['MaskedField', 'abc', '123', (shown) => <MaskedField {...shown} mask="###" defaultValue="123" />],
  [
    'CpfField',
    '5,29982E+10 x',
    '52998224725',
    (s) => <CpfField {...s} defaultValue="52998224725" readPaste={refuseAll} />,
  ],
  [
    'CpfField',
    '52998224725 / 12345678909',
    '52998224725',
    (shown) => <CpfField {...shown} defaultValue="52998224725" />,
  ],
  ['CnpjField', cnpjs, '11222333000181', (shown) => <CnpjField {...shown} defaultValue="11222333000181" />],
  ['CpfOrCnpjField', cnpjs, '52998224725', (shown) => <CpfOrCnpjField {...shown} defaultValue="52998224725" />],
  ['CnsField', '7'.repeat(16), '898001160651234', (shown) => <CnsField {...shown} defaultValue="898001160651234" />],
  ['CepField', '01310-1000', '01310100', (shown) => <CepField {...shown} defaultValue="01310100" />],
  ['PhoneField', 'sem telefone', '11987654321', (shown) => <PhoneField {...shown} defaultValue="11987654321" />],
  [
    'CardNumberField',
    '1234567890123456 1234567890123457',
    '1234567890123456',
    (shown) => (
      <CardNumberField
        {...shown}
        format={{ length: 16, characters: 'digits', mask: '################' }}
        defaultValue="1234567890123456"
      />
    ),
  ],
  [
    'BoletoField',
    'sem boleto',
    '23793381286000000000300000000401984340000010000',
    (shown) => <BoletoField {...shown} defaultValue="23793381286000000000300000000401984340000010000" />,
  ],
  [
    'TextField',
    '5,29982E+10',
    '000123',
    (shown) => <TextField {...shown} defaultValue="000123" readPaste={refuseAll} />,
  ],
  ['MoneyField', 'US$ 10,00', '990', (shown) => <MoneyField {...shown} defaultValue={990} />],
  ['NumberField', '20/11/2026', '12.5', (shown) => <NumberField {...shown} decimals={2} defaultValue="12.5" />],
  ['DateField', 'amanhã cedo', '2026-11-20', (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['DatePicker', 'amanhã cedo', '2026-11-20', (shown) => <DatePicker {...shown} defaultValue="2026-11-20" />],
  ['MonthField', 'todo dia', '2026-11', (shown) => <MonthField {...shown} defaultValue="2026-11" />],
  ['TimeField', 'cedo', '08:30', (shown) => <TimeField {...shown} defaultValue="08:30" />],
];

describe.each(fields)('%s', (_name, refused, submitted, render) => {
  test(`a refused paste of “${refused}” over a value is an error, and the value is not submitted until it is edited`, async () => {
    const onValidityChange = vi.fn<Report>();
    show(
      <UiProvider>
        <form aria-label="Formulário">{render({ name: 'field', label: 'Campo', onValidityChange })}</form>
      </UiProvider>,
    );
    const box = page.getByRole('textbox', { name: 'Campo' });
    const sent = () => new FormData(page.getByRole('form').element() as HTMLFormElement).get('field');
    expect(sent()).toBe(submitted);
    const input = box.element() as HTMLInputElement;
    const text = input.value;
    input.focus();
    input.select();
    await simulated.paste(refused);
    await expect.element(box).toBeInvalid();
    expect(input.value.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
    expect(sent()).toBe('');
    const message = onValidityChange.mock.lastCall?.[0];
    expect(message).toMatch(/./);
    await userEvent.tab();
    await expect.element(box).toBeInvalid();
    await userEvent.click(box);
    input.setSelectionRange(input.value.length, input.value.length);
    await userEvent.keyboard('{Backspace}');
    expect(onValidityChange.mock.lastCall?.[0]).not.toBe(message);
  });
});

test('a range refuses the paste in the box that has the caret', async () => {
  const onValidityChange = vi.fn<(messages: { start?: string | undefined; end?: string | undefined }) => void>();
  show(
    <UiProvider>
      <form aria-label="Formulário">
        <DateRangePicker
          label="Período"
          startName="start"
          endName="end"
          endLabel="Fim"
          defaultValue={{ start: '2026-11-01', end: '2026-11-20' }}
          onValidityChange={onValidityChange}
        />
      </form>
    </UiProvider>,
  );
  const end = page.getByRole('textbox', { name: 'Fim' });
  const input = end.element() as HTMLInputElement;
  input.focus();
  input.select();
  await simulated.paste('amanhã cedo');
  await expect.element(end).toBeInvalid();
  const message = 'O texto colado não é uma data';
  expect(onValidityChange).toHaveBeenLastCalledWith({ start: undefined, end: message });
  const sent = new FormData(page.getByRole('form').element() as HTMLFormElement);
  expect([sent.get('start'), sent.get('end')]).toEqual(['2026-11-01', '']);
});

test('digits that do not fit beside a whole date show a warning', async () => {
  show(
    <UiProvider>
      <DateField label="Data" defaultValue="2026-11-20" />
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Data' });
  const input = box.element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(input.value.length, input.value.length);
  await simulated.paste('12');
  await expect.element(page.getByText(notADate)).toBeVisible();
  await expect.element(box).not.toBeInvalid();
  await expect.element(box).toHaveValue('20/11/2026');
});

const wayOut = 'Digite o valor ou limpe o campo.';

/** Each field without a value, and a text that it refuses. */
const empty: [string, string, (shown: Shown) => ReactElement][] = [
  ['MaskedField', 'abc', (shown) => <MaskedField {...shown} mask="###" />],
  ['CpfField', 'sem CPF', (shown) => <CpfField {...shown} />],
  ['CpfField', 'Tel: 11987654321', (shown) => <CpfField {...shown} />],
  ['CnpjField', 'Pix: 11222333000181', (shown) => <CnpjField {...shown} />],
  ['CpfField', '9952237472,5', (shown) => <CpfField {...shown} readPaste={refuseAll} />],
  ['CnpjField', cnpjs, (shown) => <CnpjField {...shown} />],
  ['CpfOrCnpjField', cnpjs, (shown) => <CpfOrCnpjField {...shown} />],
  ['CnsField', '7'.repeat(16), (shown) => <CnsField {...shown} />],
  ['CepField', '01310-1000', (shown) => <CepField {...shown} />],
  ['PhoneField', 'sem telefone', (shown) => <PhoneField {...shown} />],
  [
    'CardNumberField',
    '1234567890123456 1234567890123457',
    (shown) => <CardNumberField {...shown} format={{ length: 16, characters: 'digits', mask: '################' }} />,
  ],
  ['BoletoField', 'sem boleto', (shown) => <BoletoField {...shown} />],
  ['TextField', '5,29982E+10', (shown) => <TextField {...shown} readPaste={refuseAll} />],
  ['MoneyField', 'US$ 10,00', (shown) => <MoneyField {...shown} />],
  ['NumberField', '20/11/2026', (shown) => <NumberField {...shown} />],
  ['DateField', 'amanhã cedo', (shown) => <DateField {...shown} />],
  ['DatePicker', 'amanhã cedo', (shown) => <DatePicker {...shown} />],
  ['MonthField', 'todo dia', (shown) => <MonthField {...shown} />],
  ['TimeField', 'cedo', (shown) => <TimeField {...shown} />],
];

// spec: x.97
test.each(empty)(
  '%s: a refused paste of “%s” in the empty field keeps the field invalid until it is cleared',
  async (_name, refused, render) => {
    const onValidityChange = vi.fn<Report>();
    show(<UiProvider>{render({ name: 'field', label: 'Campo', onValidityChange })}</UiProvider>);
    const box = page.getByRole('textbox', { name: 'Campo' });
    const clear = page.getByRole('button', { name: 'Limpar Campo' });
    const input = box.element() as HTMLInputElement;
    const isHeld = async () => {
      await expect.element(box).toBeInvalid();
      await expect.element(box).toHaveAccessibleDescription(expect.stringContaining(wayOut));
      await expect.element(clear).toBeVisible();
      expect(onValidityChange.mock.lastCall?.[0]).toContain(wayOut);
    };
    const isFree = async () => {
      await expect.element(box).not.toBeInvalid();
      await expect.element(clear).not.toBeInTheDocument();
      expect(onValidityChange).toHaveBeenLastCalledWith(undefined);
      expect(document.activeElement).toBe(input);
    };
    for (const key of ['{Backspace}', '{Delete}', '{Escape}']) {
      await refuseInto(input, refused);
      await isHeld();
      await userEvent.keyboard(key);
      await isFree();
    }
    await refuseInto(input, refused);
    await userEvent.tab();
    await isHeld();
    await userEvent.click(clear);
    await isFree();
    await refuseInto(input, refused);
    await userEvent.keyboard('1');
    await expect.element(clear).not.toBeInTheDocument();
  },
);

const emptyCells: [string, string, (shown: Shown) => ReactElement][] = [
  ['CpfField', 'sem CPF', (shown) => <CpfField {...shown} />],
  ['DateField', 'cedo', (shown) => <DateField {...shown} />],
  ['DatePicker', 'cedo', (shown) => <DatePicker {...shown} />],
  ['DateRangePicker', 'cedo', ({ label }) => <DateRangePicker label="Período" startLabel={label} />],
  ['MonthField', 'cedo', (shown) => <MonthField {...shown} />],
  ['TimeField', 'cedo', (shown) => <TimeField {...shown} />],
  ['NumberField', 'x', (shown) => <NumberField {...shown} />],
  ['MoneyField', 'x', (shown) => <MoneyField {...shown} />],
];

// spec: x.97
test.each(emptyCells)(
  '%s: pasting spaces or a dash, as in an empty cell, into the empty field is valid and clears the error of a refused paste',
  async (_name, refused, render) => {
    const onValidityChange = vi.fn<Report>();
    show(<UiProvider>{render({ name: 'field', label: 'Campo', onValidityChange })}</UiProvider>);
    const box = page.getByRole('textbox', { name: 'Campo' });
    const input = box.element() as HTMLInputElement;
    for (const text of ['  ', '-', '–', '—', ' - ']) {
      await refuseInto(input, text);
      await expect.element(box).not.toBeInvalid();
    }
    expect(onValidityChange.mock.calls.filter(([message]) => message !== undefined)).toEqual([]);
    await refuseInto(input, refused);
    await expect.element(box).toBeInvalid();
    await refuseInto(input, '–');
    await expect.element(box).not.toBeInvalid();
  },
);

const overValues: [string, (shown: Shown) => ReactElement][] = [
  ['CpfField', (shown) => <CpfField {...shown} defaultValue="52998224725" />],
  ['DateField', (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['MonthField', (shown) => <MonthField {...shown} defaultValue="2026-11" />],
  ['TimeField', (shown) => <TimeField {...shown} defaultValue="08:30" />],
  ['NumberField', (shown) => <NumberField {...shown} defaultValue="12" />],
];

test.each(overValues)('%s: an empty cell, pasted over a value, is refused', async (_name, render) => {
  for (const text of ['  ', '-', '—']) {
    show(
      <UiProvider key={text}>
        {render({ name: 'field', label: 'Campo', onValidityChange: () => undefined })}
      </UiProvider>,
    );
    const box = page.getByRole('textbox', { name: 'Campo' });
    await refuseInto(box.element() as HTMLInputElement, text);
    await expect.element(box).toBeInvalid();
  }
});

const lockable = [...fields, ...empty.map(([name, refused, render]) => [name, refused, '', render] as const)];

describe.each([
  ['disabled', { disabledReason: 'Escolha outra operadora' }],
  ['read-only', { isReadOnly: true }],
])('a field that becomes %s', (_lock, lock) => {
  // spec: x.97
  test.each(lockable)('%s: drops the error of the refused paste “%s”', async (_name, refused, submitted, render) => {
    const onValidityChange = vi.fn<Report>();
    const open = (locked: object) => {
      const field = render({ name: 'field', label: 'Campo', onValidityChange });
      show(
        <UiProvider>
          <form aria-label="Formulário">{cloneElement(field, locked)}</form>
        </UiProvider>,
      );
    };
    open({});
    const box = page.getByRole('textbox', { name: 'Campo' });
    await refuseInto(box.element() as HTMLInputElement, refused);
    await expect.element(box).toBeInvalid();
    open(lock);
    await expect.element(box).not.toBeInvalid();
    expect(onValidityChange).toHaveBeenLastCalledWith(undefined);
    await expect.element(page.getByRole('button', { name: 'Limpar Campo' })).not.toBeInTheDocument();
    open({});
    await expect.element(box).not.toBeInvalid();
    expect(sentAs('field')).toBe(submitted);
  });
});

// spec: x.97
test.each(lockable)(
  '%s: `dropTypedText` drops the error of the refused paste “%s”',
  async (_name, refused, _sent, render) => {
    show(
      <UiProvider>
        <form aria-label="Formulário">
          {render({ name: 'field', label: 'Campo', onValidityChange: () => undefined })}
        </form>
      </UiProvider>,
    );
    const box = page.getByRole('textbox', { name: 'Campo' });
    for (const target of [box, page.getByRole('form')]) {
      await refuseInto(box.element() as HTMLInputElement, refused);
      await expect.element(box).toBeInvalid();
      dropTypedText(target.element());
      await expect.element(box).not.toBeInvalid();
    }
  },
);

test('a key that the mask refuses does not clear the error of a refused paste', async () => {
  show(
    <UiProvider>
      <CpfField label="CPF" />
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'CPF' });
  await refuseInto(box.element() as HTMLInputElement, 'sem CPF');
  await userEvent.keyboard('x');
  await expect.element(box).toBeInvalid();
});

test('a field that unmounts after a refused paste reports that it has no error', async () => {
  const onValidityChange = vi.fn<Report>();
  show(
    <UiProvider>
      <CpfField label="CPF" defaultValue="52998224725" onValidityChange={onValidityChange} />
    </UiProvider>,
  );
  const input = page.getByRole('textbox', { name: 'CPF' }).element() as HTMLInputElement;
  input.focus();
  input.select();
  await simulated.paste('sem CPF');
  expect(onValidityChange).toHaveBeenLastCalledWith('O texto colado não serve para este campo');
  show(<UiProvider>Nada</UiProvider>);
  expect(onValidityChange).toHaveBeenLastCalledWith(undefined);
});

const notADate = 'O texto colado não é uma data';

function refuseInto(input: HTMLInputElement, text: string) {
  input.focus();
  input.select();
  return simulated.paste(text);
}

const sentAs = (name: string) => new FormData(page.getByRole('form').element() as HTMLFormElement).get(name);

function showRange(value: { start: string; end: string }) {
  const onValidityChange = vi.fn<(messages: { start?: string | undefined; end?: string | undefined }) => void>();
  show(
    <UiProvider>
      <form aria-label="Formulário">
        <DateRangePicker
          label="Período"
          startLabel="De"
          endLabel="Até"
          startName="start"
          endName="end"
          today="2026-11-27"
          defaultValue={value}
          onValidityChange={onValidityChange}
        />
      </form>
    </UiProvider>,
  );
  const start = page.getByRole('textbox', { name: 'De' });
  const end = page.getByRole('textbox', { name: 'Até' });
  return { start, end, onValidityChange };
}

test('an edit of the other box of a range keeps the error of a refused paste, and a reversed range is not swapped', async () => {
  const { start, end, onValidityChange } = showRange({ start: '2026-11-10', end: '2026-11-20' });
  await refuseInto(start.element() as HTMLInputElement, 'amanhã cedo');
  await expect.element(start).toBeInvalid();
  await userEvent.click(end);
  await userEvent.keyboard('05112026');
  await expect.element(end).toHaveValue('05/11/2026');
  await userEvent.tab();
  await expect.element(start).toBeInvalid();
  await expect.element(start).toHaveValue('10/11/2026');
  expect(onValidityChange).toHaveBeenLastCalledWith({ start: notADate, end: undefined });
  expect([sentAs('start'), sentAs('end')]).toEqual(['', '2026-11-05']);
  await userEvent.click(start);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(start).not.toBeInvalid();
  expect(onValidityChange).toHaveBeenLastCalledWith({ start: undefined, end: undefined });
});

test('cancelling a half-picked range restores the range and the error of its refused paste', async () => {
  const { start, end } = showRange({ start: '2026-11-10', end: '2026-11-20' });
  await refuseInto(end.element() as HTMLInputElement, 'amanhã cedo');
  await expect.element(end).toBeInvalid();
  await userEvent.click(start);
  await userEvent.click(page.getByRole('gridcell', { name: /12 de novembro/ }));
  await expect.element(end).toHaveValue('');
  await expect.element(end).not.toBeInvalid();
  await userEvent.keyboard('{Escape}');
  await expect.element(end).toHaveValue('20/11/2026');
  await expect.element(end).toBeInvalid();
  expect(sentAs('end')).toBe('');
});

const unfinished: [string, string, (shown: Shown) => ReactElement][] = [
  ['DatePicker', '12', (shown) => <DatePicker {...shown} today="2026-11-27" />],
  ['DateField', '12', (shown) => <DateField {...shown} completesParts today="2026-11-27" />],
  ['MonthField', '09', (shown) => <MonthField {...shown} today="2026-11-27" />],
  ['TimeField', '08', (shown) => <TimeField {...shown} />],
];

test.each(unfinished)('%s does not complete a text after a refused paste', async (_name, typed, render) => {
  const onValidityChange = vi.fn<Report>();
  show(
    <UiProvider>
      <form aria-label="Formulário" onSubmit={(event) => event.preventDefault()}>
        {render({ name: 'field', label: 'Campo', onValidityChange })}
      </form>
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Campo' });
  await userEvent.click(box);
  await userEvent.keyboard(typed);
  const input = box.element() as HTMLInputElement;
  const { value } = input;
  await refuseInto(input, 'cedo');
  await expect.element(box).toBeInvalid();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(box).toHaveValue(value);
  await expect.element(box).toBeInvalid();
  expect(onValidityChange.mock.lastCall?.[0]).toMatch(/O texto colado/);
  expect(sentAs('field')).toBe('');
});

test('a range does not complete a date after a refused paste', async () => {
  const { start, end } = showRange({ start: '2026-11-10', end: '2026-11-20' });
  await userEvent.click(end);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}25');
  await refuseInto(end.element() as HTMLInputElement, 'amanhã cedo');
  await userEvent.tab();
  await expect.element(end).toHaveValue('25');
  await expect.element(end).toBeInvalid();
  await expect.element(start).toHaveValue('10/11/2026');
});

const stepped: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['TimeField', 'cedo', '08:35', (shown) => <TimeField {...shown} defaultValue="08:30" />],
  ['MonthField', 'todo dia', '12/2026', (shown) => <MonthField {...shown} defaultValue="2026-11" />],
  ['DateField', 'amanhã cedo', '21/11/2026', (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['NumberField', '20/11/2026', '13', (shown) => <NumberField {...shown} defaultValue="12" />],
  ['MoneyField', 'US$ 10,00', '10,00', (shown) => <MoneyField {...shown} defaultValue={990} />],
];

test.each(stepped)(
  '%s: an arrow key after the refused paste “%s” steps from the shown value',
  async (_name, refused, next, render) => {
    show(<UiProvider>{render({ name: 'field', label: 'Campo', onValidityChange: () => undefined })}</UiProvider>);
    const box = page.getByRole('textbox', { name: 'Campo' });
    await refuseInto(box.element() as HTMLInputElement, refused);
    await expect.element(box).toBeInvalid();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box).toHaveValue(next);
    await expect.element(box).not.toBeInvalid();
  },
);

test('part of a date that is pasted over the same part is accepted', async () => {
  show(
    <UiProvider>
      <DateField label="Data" defaultValue="2026-11-20" />
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Data' });
  const input = box.element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(6, 10);
  await simulated.paste('2026');
  await expect.element(box).toHaveValue('20/11/2026');
  await expect.element(box).not.toBeInvalid();
  // The same paste also clears the warning about a part that did not fit.
  input.setSelectionRange(10, 10);
  await simulated.paste('2026');
  await expect.element(page.getByText(notADate)).toBeVisible();
  input.setSelectionRange(6, 10);
  await simulated.paste('2026');
  await expect.element(page.getByText(notADate)).not.toBeInTheDocument();
});

/** Each field with a text that it refuses, and texts of the value that it has. */
const confirmed: [string, string, string[], (shown: Shown) => ReactElement][] = [
  [
    'TextField',
    'x',
    ['000123', 'código 000123'],
    (shown) => (
      <TextField
        {...shown}
        defaultValue="000123"
        readPaste={(text) => {
          if (text === 'x') return { refused: 'Nada foi colado.' };
          return text === '000123' ? undefined : { value: '000123' };
        }}
      />
    ),
  ],
  ['CpfField', 'x', ['52998224725', '529.982.247-25'], (s) => <CpfField {...s} defaultValue="52998224725" />],
  ['NumberField', '20/11/2026', ['12', '12,0'], (shown) => <NumberField {...shown} defaultValue="12" />],
  ['DateField', 'cedo', ['20112026', '20/11/2026'], (shown) => <DateField {...shown} defaultValue="2026-11-20" />],
  ['DatePicker', 'cedo', ['20112026', '2026-11-20'], (shown) => <DatePicker {...shown} defaultValue="2026-11-20" />],
  ['MonthField', 'cedo', ['112026', 'nov/2026'], (shown) => <MonthField {...shown} defaultValue="2026-11" />],
  ['TimeField', 'cedo', ['0830', '8h30'], (shown) => <TimeField {...shown} defaultValue="08:30" />],
];

test.each(confirmed)(
  '%s: pasting its own value clears the error of the refused paste “%s”',
  async (_name, refused, same, render) => {
    const onValidityChange = vi.fn<Report>();
    show(<UiProvider>{render({ name: 'field', label: 'Campo', onValidityChange })}</UiProvider>);
    const box = page.getByRole('textbox', { name: 'Campo' });
    const input = box.element() as HTMLInputElement;
    for (const text of same) {
      await refuseInto(input, refused);
      await expect.element(box).toBeInvalid();
      input.select();
      await simulated.paste(text);
      await expect.element(box).not.toBeInvalid();
      expect(onValidityChange).toHaveBeenLastCalledWith(undefined);
    }
  },
);

test('pasting or picking the same date clears the error of a refused paste', async () => {
  const { end } = showRange({ start: '2026-11-10', end: '2026-11-20' });
  const input = end.element() as HTMLInputElement;
  for (const text of ['20/11/2026', '10/11/2026 a 20/11/2026']) {
    await refuseInto(input, 'cedo');
    await expect.element(end).toBeInvalid();
    input.select();
    await simulated.paste(text);
    await expect.element(end).not.toBeInvalid();
  }
  show(
    <UiProvider>
      <DatePicker label="Data" today="2026-11-27" defaultValue="2026-11-20" />
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Data' });
  await refuseInto(box.element() as HTMLInputElement, 'cedo');
  await expect.element(box).toBeInvalid();
  await userEvent.click(box);
  await userEvent.click(page.getByRole('gridcell', { name: /20 de novembro/ }));
  await expect.element(box).not.toBeInvalid();
});

test('the reason of a refused paste replaces the error of an empty field until a key is typed', async () => {
  show(
    <UiProvider>
      <TextField label="Carteira" error="Informe a carteira" readPaste={refuseAll} />
    </UiProvider>,
  );
  const box = page.getByRole('textbox', { name: 'Carteira' });
  await refuseInto(box.element() as HTMLInputElement, '5,29982E+10');
  await expect.element(box).toHaveAccessibleDescription(`Nada foi colado. ${wayOut}`);
  await userEvent.keyboard('1');
  await expect.element(box).toHaveAccessibleDescription('Informe a carteira');
});

const owned: [string, string, (value: 'one' | 'other') => ReactElement][] = [
  [
    'TextField',
    'x',
    (value) => <TextField label="Campo" value={{ one: '1', other: '2' }[value]} readPaste={refuseAll} />,
  ],
  ['CpfField', 'x', (value) => <CpfField label="Campo" value={{ one: '52998224725', other: '12345678909' }[value]} />],
  [
    'DateField',
    'cedo',
    (value) => <DateField label="Campo" value={{ one: '2026-11-20', other: '2026-11-21' }[value]} />,
  ],
  ['NumberField', '20/11/2026', (value) => <NumberField label="Campo" value={{ one: '1', other: '2' }[value]} />],
];

test.each(owned)(
  '%s: the error of the refused paste “%s” does not return after the parent has changed the value',
  async (_name, refused, render) => {
    show(<UiProvider>{render('one')}</UiProvider>);
    const box = page.getByRole('textbox', { name: 'Campo' });
    await refuseInto(box.element() as HTMLInputElement, refused);
    await expect.element(box).toBeInvalid();
    show(<UiProvider>{render('other')}</UiProvider>);
    await expect.element(box).not.toBeInvalid();
    show(<UiProvider>{render('one')}</UiProvider>);
    await expect.element(box).not.toBeInvalid();
  },
);

// spec: x.45
test.each<[string, string, string, (shown: Shown) => ReactElement]>([
  ['CpfField', 'Err:502', '529.98', (shown) => <CpfField {...shown} defaultValue="52998" />],
  ['CpfField', 'NULL', '529.98', (shown) => <CpfField {...shown} defaultValue="52998" />],
  ['CpfField', '#REF!', '529.98', (shown) => <CpfField {...shown} defaultValue="52998" />],
  ['CpfField', 'Tel: 11', '529.98', (shown) => <CpfField {...shown} defaultValue="52998" />],
  ['CepField', 'Err:502', '01310', (shown) => <CepField {...shown} defaultValue="01310" />],
  ['PhoneField', 'Err:502', '(11) 987', (shown) => <PhoneField {...shown} defaultValue="11987" />],
])('%s: a pasted “%s” beside other characters is refused and changes nothing', async (_name, text, value, render) => {
  show(<UiProvider>{render({ name: 'field', label: 'Campo', onValidityChange: () => undefined })}</UiProvider>);
  const box = page.getByRole('textbox', { name: 'Campo' });
  const input = box.element() as HTMLInputElement;
  for (const caret of [value.length, 2]) {
    input.focus();
    input.setSelectionRange(caret, caret);
    await simulated.paste(text);
    await expect.element(box).toHaveValue(value);
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription(/O texto colado não serve para este campo/);
    await userEvent.keyboard('{Escape}');
    await expect.element(box).not.toBeInvalid();
  }
});
