import { userEvent as simulated } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { CardNumberField } from '../../../components/CardNumberField/CardNumberField.tsx';
import { CpfField } from '../../../components/CpfField/CpfField.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { DateRangePicker } from '../../../components/DateRangePicker/DateRangePicker.tsx';
import { MonthField } from '../../../components/MonthField/MonthField.tsx';
import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { TimeField } from '../../../components/TimeField/TimeField.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';
import { ownRoot } from '../../../testing/ownRoot.fixtures.tsx';

const { show, input } = ownRoot();

/** Writes like dictation: the text grows by words and is then committed. */
async function dictate(text: string) {
  const half = Math.ceil(text.length / 2);
  for (const part of [text.slice(0, half), text])
    await cdp().send('Input.imeSetComposition', { text: part, selectionStart: part.length, selectionEnd: part.length });
  await cdp().send('Input.insertText', { text });
}

/** Writes like an input method: the text grows by characters and is then committed. */
async function compose(text: string) {
  for (let length = 1; length <= text.length; length++)
    await cdp().send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  await cdp().send('Input.insertText', { text });
}

/** Writes like the keyboard of a phone that inserts a copied or dictated text: `insertText` with several characters. */
const insert = (text: string) => cdp().send('Input.insertText', { text });

/** Writes like a script or a password manager, without a key. */
async function fill(text: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input());
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

const ways = { dictate, insert, fill };

const readNumber = (text: string) => {
  if (/E\+/.test(text)) return { refused: 'O Excel encurtou este número.' };
  if (/\d\s+\d/.test(text)) return { refused: 'São dois números.' };
  return text.endsWith('.0') ? { value: text.slice(0, -2).padStart(11, '0') } : undefined;
};

interface Shown {
  name: 'field';
  label: 'Campo';
  onValidityChange: (message: string | undefined) => void;
}

const card = { length: 20, characters: 'digits' } as const;

/** Each field with a text that arrives in one event, and the submitted value. */
const read: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['CpfField', '7289352017.0', '07289352017', (shown) => <CpfField {...shown} readPaste={readNumber} />],
  ['CpfField', 'CPF 529.982.247-25', '52998224725', (shown) => <CpfField {...shown} />],
  [
    'CardNumberField',
    '74320484.0',
    '00074320484',
    (s) => <CardNumberField {...s} format={card} readPaste={readNumber} />,
  ],
  ['TextField', '74320484.0', '00074320484', (shown) => <TextField {...shown} maxLength={20} readPaste={readNumber} />],
  ['TextField', 'Maria Silva', 'Maria Silva', (shown) => <TextField {...shown} readPaste={readNumber} />],
  ['DateField', '1/2/2026', '2026-02-01', (shown) => <DateField {...shown} today="2026-11-27" />],
  ['DateField', '1 de fevereiro de 2026', '2026-02-01', (shown) => <DateField {...shown} today="2026-11-27" />],
  ['MonthField', '1/2/2026', '2026-02', (shown) => <MonthField {...shown} today="2026-11-27" />],
  ['TimeField', '1h20', '01:20', (shown) => <TimeField {...shown} />],
];

const sent = () => new FormData(page.getByRole('form').element() as HTMLFormElement).get('field');

function open(render: (shown: Shown) => ReactElement) {
  const onValidityChange = vi.fn<Shown['onValidityChange']>();
  show(
    <UiProvider>
      <form aria-label="Formulário">{render({ name: 'field', label: 'Campo', onValidityChange })}</form>
    </UiProvider>,
  );
  input().focus();
  return { box: page.getByRole('textbox', { name: 'Campo' }), onValidityChange };
}

// spec: x.45
for (const [way, write] of Object.entries(ways))
  test.each(read)(`%s reads “%s” by ${way} as a paste`, async (_name, text, value, render) => {
    const { box } = open(render);
    await write(text);
    await expect.poll(sent).toBe(value);
    await expect.element(box).not.toBeInvalid();
  });

const refused: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['CpfField', '5,29982E+10', '52998224725', (s) => <CpfField {...s} readPaste={readNumber} />],
  ['CpfField', '529.982.247-251', '12345678909', (s) => <CpfField {...s} />],
  ['CardNumberField', '5,29982E+10', '1234', (s) => <CardNumberField {...s} format={card} readPaste={readNumber} />],
  ['TextField', '5,29982E+10', '1234', (s) => <TextField {...s} readPaste={readNumber} />],
  ['TextField', '52998224725 11144477735', '1234', (s) => <TextField {...s} maxLength={20} readPaste={readNumber} />],
  ['TextField', 'Maria Aparecida Silva', '1234', (s) => <TextField {...s} maxLength={20} readPaste={readNumber} />],
  ['DateField', 'amanhã de manhã 1', '20112026', (s) => <DateField {...s} />],
  ['MonthField', 'todo dia 1', '112026', (s) => <MonthField {...s} />],
  ['TimeField', 'às 9 da manhã', '0830', (s) => <TimeField {...s} />],
  ['NumberField', '20/11/2026', '12', (s) => <NumberField {...s} />],
];

for (const [way, write] of Object.entries(ways))
  test.each(refused.filter(([name]) => name !== 'NumberField' || way === 'insert'))(
    `%s refuses “%s” by ${way} and keeps its text`,
    async (_name, text, typed, render) => {
      const { box, onValidityChange } = open(render);
      await write(text);
      await expect.element(box).toBeInvalid();
      expect([input().value, sent()]).toEqual(['', '']);
      await userEvent.click(page.getByRole('button', { name: 'Limpar Campo' }));
      await userEvent.keyboard(typed);
      await expect.element(box).not.toBeInvalid();
      const { value } = input();
      const submitted = sent();
      input().select();
      await write(text);
      await expect.element(box).toBeInvalid();
      expect([input().value.replace(/\D/g, ''), sent()]).toEqual([value.replace(/\D/g, ''), '']);
      expect(onValidityChange.mock.lastCall?.[0]).toMatch(/./);
      await userEvent.keyboard('{End}{Backspace}');
      await userEvent.keyboard(typed.slice(-1));
      expect(sent()).toBe(submitted);
    },
  );

/** Without the way of a script, whose line breaks the browser removes. */
const linedWays = { dictate, insert };

const twoLines: [string, string, (shown: Shown) => ReactElement][] = [
  ['CpfField', '529982\n24725', (s) => <CpfField {...s} readPaste={readNumber} />],
  ['CpfField', '52998224725\r\n11144477735', (s) => <CpfField {...s} readPaste={readNumber} />],
  ['CardNumberField', '1234\n5678', (s) => <CardNumberField {...s} format={card} readPaste={readNumber} />],
  ['TextField', '1234\n5678', (s) => <TextField {...s} readPaste={readNumber} />],
];

// spec: x.45
for (const [way, write] of Object.entries(linedWays))
  test.each(twoLines)(`%s does not join the numbers of the two lines %j by ${way}`, async (_name, text, render) => {
    const { box, onValidityChange } = open(render);
    await write(text);
    await expect.element(box).toBeInvalid();
    expect(onValidityChange.mock.lastCall?.[0]).toContain('São dois números.');
    expect([input().value, sent()]).toEqual(['', '']);
  });

/** Pastes a text with the line break that a spreadsheet adds after a cell. */
const paste = (text: string) => simulated.paste(`${text}\r\n`);

// spec: x.45
test.each(Object.entries({ dictate, insert, paste }))(
  'a TextField with `readPaste` inserts a text by %s completely, or not at all without room for it',
  async (_way, write) => {
    const { box, onValidityChange } = open((s) => <TextField {...s} maxLength={20} readPaste={readNumber} />);
    await userEvent.keyboard('1234');
    input().setSelectionRange(2, 3);
    await write('111444777351234567');
    await expect.element(box).toBeInvalid();
    expect([input().value, sent()]).toEqual(['1234', '']);
    expect(onValidityChange.mock.lastCall?.[0]).toMatch(/tem 18 caracteres e só cabem 17; nada foi colado$/);
    input().setSelectionRange(2, 3);
    await write('11144477735123456');
    await expect.element(box).not.toBeInvalid();
    expect(sent()).toBe('12111444777351234564');
  },
);

test('a range reads a dictated range', async () => {
  show(
    <UiProvider>
      <DateRangePicker label="Período" startLabel="De" endLabel="Até" today="2026-11-27" />
    </UiProvider>,
  );
  input().focus();
  await dictate('1/2/2026 a 3/2/2026');
  await expect.element(page.getByRole('textbox', { name: 'De' })).toHaveValue('01/02/2026');
  await expect.element(page.getByRole('textbox', { name: 'Até' })).toHaveValue('03/02/2026');
});

test('a text that is composed character by character is inserted as keys are, and moves no other character', async () => {
  const { box } = open((shown) => <CpfField {...shown} readPaste={readNumber} />);
  await compose('５２９');
  expect(sent()).toBe('529');
  await userEvent.keyboard('98224725');
  input().setSelectionRange(0, 0);
  await compose('1');
  // Replaces the next character, like a key in a full field.
  expect([input().value, input().selectionStart]).toEqual(['129.982.247-25', 1]);
  await dictate('777');
  await expect.element(page.getByText('O campo está cheio; nada foi colado')).toBeVisible();
  await expect.element(box).not.toBeInvalid();
  expect(input().value).toBe('129.982.247-25');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input().value).toBe('529.982.247-25');
});

test('a complete number that is composed character by character is read as a paste', async () => {
  const { box } = open((shown) => <CpfField {...shown} readPaste={readNumber} />);
  await compose('7289352017.0');
  await expect.poll(sent).toBe('07289352017');
  input().select();
  await compose('5,29982E+10');
  await expect.element(box).toBeInvalid();
  expect([input().value, sent()]).toEqual(['072.893.520-17', '']);
});

test('characters that are composed beyond `maxLength` are dropped when the composition ends', async () => {
  const changes = vi.fn<(value: string) => void>();
  const { box } = open((s) => <TextField {...s} maxLength={5} readPaste={readNumber} onChange={changes} />);
  await compose('abcdefgh');
  expect([input().value, sent()]).toEqual(['abcde', 'abcde']);
  await expect.element(box).not.toBeInvalid();
  expect(changes.mock.calls.filter(([value]) => value.length > 5)).toEqual([]);
  input().setSelectionRange(0, 2);
  await compose('xy');
  expect(sent()).toBe('xycde');
});

/** Writes like the autofill of Firefox or a spelling correction: `value` is the whole text afterwards. */
function replace(data: string, value: string, cancelable: boolean) {
  const event = { inputType: 'insertReplacementText', data, bubbles: true, cancelable };
  const isTaken = input().dispatchEvent(new InputEvent('beforeinput', event));
  if (!isTaken && cancelable) return;
  Reflect.set(HTMLInputElement.prototype, 'value', value, input());
  input().dispatchEvent(new InputEvent('input', { ...event, cancelable: false }));
}

test('a text that the browser fills in by an event that cannot be cancelled is read as a paste', async () => {
  const { box } = open((shown) => <TextField {...shown} maxLength={20} readPaste={readNumber} />);
  replace('74320484.0', '74320484.0', false);
  await expect.poll(sent).toBe('00074320484');
  replace('5,29982E+10', '5,29982E+10', false);
  await expect.element(box).toBeInvalid();
  expect(sent()).toBe('');
});

test('a corrected word in a full field is accepted if it is not longer than the word that it replaces', async () => {
  const { box } = open((s) => <TextField {...s} maxLength={11} readPaste={readNumber} defaultValue="Maria Slvaa" />);
  input().setSelectionRange(11, 11);
  replace('Silva', 'Maria Silva', true);
  await expect.poll(sent).toBe('Maria Silva');
  await expect.element(box).not.toBeInvalid();
});

/** Fires the `beforeinput` event that WebKit fires for `execCommand`. */
function announceWrites() {
  const write = document.execCommand.bind(document);
  return vi.spyOn(document, 'execCommand').mockImplementation((command, isShown, data) => {
    const event = { inputType: 'insertText', data: data ?? null, bubbles: true, cancelable: true };
    return input().dispatchEvent(new InputEvent('beforeinput', event)) && write(command, isShown, data);
  });
}

const written: [string, string, string, (shown: Shown) => ReactElement][] = [
  ['NumberField', '72,5 kg', '72.5', (shown) => <NumberField {...shown} decimals={1} unit="kg" />],
  ['TextField', '74320484.0', '00074320484', (s) => <TextField {...s} readPaste={() => ({ value: '00074320484' })} />],
  ['CpfField', '529.982.247-25 ', '52998224725', (shown) => <CpfField {...shown} />],
  ['DateField', '1/2/2026', '2026-02-01', (shown) => <DateField {...shown} today="2026-11-27" />],
];

test.each(written)(
  '%s writes a paste of “%s” once, and does not read its own write as another paste',
  async (_name, text, value, render) => {
    const { box } = open(render);
    const writes = announceWrites();
    await simulated.paste(text);
    expect(writes).toHaveBeenCalledOnce();
    writes.mockRestore();
    await expect.poll(sent).toBe(value);
    await expect.element(box).not.toBeInvalid();
  },
);
