import { assert, asyncProperty, array, constantFrom, nat, oneof, record } from 'fast-check';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { applyMask } from '../../internal/fields/masks/applyMask.ts';
import { charactersBefore, positionAfter } from '../../internal/fields/masks/maskCaret.ts';
import { ownRoot } from '../../testing/ownRoot.fixtures.tsx';
import { MaskedField } from './MaskedField.tsx';

const cpf = '###.###.###-##';

const { show, findAll, input } = ownRoot();
let sent: string[];

const outside = new EventTarget();
const setFromOutside = (value: string) => outside.dispatchEvent(new CustomEvent('value', { detail: value }));

function Form({ mask }: { mask: string }) {
  const [value, set] = useState('');
  useEffect(() => {
    const listen = (event: Event) => set(String((event as CustomEvent).detail));
    outside.addEventListener('value', listen);
    return () => outside.removeEventListener('value', listen);
  }, []);
  const change = (next: string) => {
    sent.push(next);
    set(next);
  };
  return (
    <>
      <MaskedField label="CPF" mask={mask} value={value} onChange={change} />
      <input aria-label="Nome" />
    </>
  );
}

/** Mounts the field, focused and empty. */
function open(mask: string) {
  show(<Form mask={mask} />);
  input().focus();
}

/** Runs a command of the browser's edit menu. */
async function menu(command: 'undo' | 'redo' | 'cut' | 'paste' | 'selectAll') {
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'F13', code: 'F13', commands: [command] });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'F13', code: 'F13' });
}

beforeEach(() => {
  sent = [];
});

test('real keys type the punctuation, and keys that need none are left to the browser', async () => {
  open(cpf);
  const commands = vi.spyOn(document, 'execCommand');
  await userEvent.keyboard('529982247259');
  expect([input().value, commands.mock.calls.length]).toEqual(['529.982.247-25', 3]);
  expect(sent.at(-1)).toBe('52998224725');
  commands.mockRestore();
});

test('Ctrl+Backspace at the very start, and Ctrl+Delete at the end, delete nothing', async () => {
  open(cpf);
  await userEvent.keyboard('529982247');
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  input().setSelectionRange(0, 0);
  await userEvent.keyboard('{Control>}{Backspace}{/Control}');
  expect(input().value).toBe('529.982.247');
});

test('Undo and Redo of the context menu go through every step', async () => {
  open(cpf);
  await userEvent.keyboard('5299');
  await menu('undo');
  expect([input().value, input().selectionStart]).toEqual(['529', 3]);
  await menu('undo');
  expect(input().value).toBe('52');
  await menu('redo');
  await menu('redo');
  expect([input().value, input().selectionStart]).toEqual(['529.9', 5]);
  expect(sent.at(-1)).toBe('5299');
});

test('Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z also work after an edit in the middle', async () => {
  open(cpf);
  await userEvent.keyboard('52998224725');
  input().setSelectionRange(4, 7);
  await userEvent.keyboard('{Backspace}');
  expect([input().value, input().selectionStart]).toEqual(['529.247.25', 3]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['529.982.247-25', 3, 7]);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(input().value).toBe('529.247.25');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(input().value).toBe('529.247.25');
});

test('a click into a full field selects it, so that typing replaces it; a second click sets the caret', async () => {
  open(cpf);
  await userEvent.keyboard('52998224725');
  findAll<HTMLInputElement>('input')[1]?.focus();
  await userEvent.click(input());
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 14]);
  await userEvent.click(input());
  expect(input().selectionStart).toBe(input().selectionEnd);
  findAll<HTMLInputElement>('input')[1]?.focus();
  await userEvent.click(input());
  await userEvent.keyboard('11144477735');
  expect(input().value).toBe('111.444.777-35');
  await menu('undo');
  expect(input().value).toBe('111.444.777-3');
});

test('a click into a field that is not full sets the caret there', async () => {
  open(cpf);
  await userEvent.keyboard('5299822');
  findAll<HTMLInputElement>('input')[1]?.focus();
  await userEvent.click(input());
  expect(input().selectionStart).toBe(input().selectionEnd);
});

test('in a full field each key replaces the digit after the caret, and Undo restores it', async () => {
  open(cpf);
  await userEvent.keyboard('52998224725');
  input().setSelectionRange(3, 3);
  await userEvent.keyboard('11');
  expect([input().value, input().selectionStart]).toEqual(['529.112.247-25', 6]);
  // An equal digit only moves the caret.
  await userEvent.keyboard('2');
  expect([input().value, input().selectionStart]).toEqual(['529.112.247-25', 7]);
  input().setSelectionRange(14, 14);
  await userEvent.keyboard('9');
  expect(input().value).toBe('529.112.247-25');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect([input().value, input().selectionStart]).toEqual(['529.982.247-25', 3]);
});

test('Ctrl+Z undoes this field, not the one that was edited last', async () => {
  open(cpf);
  await userEvent.keyboard('5299');
  const other = findAll<HTMLInputElement>('input')[1] as HTMLInputElement;
  other.focus();
  await userEvent.keyboard('Beatriz');
  input().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([input().value, other.value]).toEqual(['529', 'Beatriz']);
});

test('a value that the form sets cannot be undone to the former one', async () => {
  open(cpf);
  await userEvent.keyboard('5299');
  flushSync(() => void setFromOutside(''));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input().value).toBe('');
  await menu('undo');
  expect(input().value).toBe('');
});

test('Cut moves the selection to the clipboard and Paste inserts it anywhere', async () => {
  open(cpf);
  await userEvent.keyboard('52998224725');
  input().setSelectionRange(4, 8);
  await userEvent.cut();
  expect([input().value, sent.at(-1)]).toEqual(['529.247.25', '52924725']);
  input().setSelectionRange(0, 0);
  await userEvent.paste();
  expect([input().value, input().selectionStart]).toEqual(['982.529.247-25', 3]);
});

test('autofill and scripts that write without a key are read as a paste', async () => {
  open(cpf);
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(input(), 'CPF: 529.982.247-25');
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => input().value).toBe('529.982.247-25');
  expect(sent).toEqual(['52998224725']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(input().value).toBe('');
});

// spec: x.48
test('a number that is too long is not truncated by autofill, a script or the clipboard of a keyboard either', async () => {
  open(cpf);
  await userEvent.keyboard('529');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(input(), '12.345.678/0001-95');
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => input().value).toBe('529');
  await cdp().send('Input.insertText', { text: '12345678000195' });
  expect([input().value, sent.at(-1)]).toEqual(['529', '529']);
});

test('an input method composes undisturbed, and its value is reported as it grows', async () => {
  open('@@.@@@-##');
  await cdp().send('Input.imeSetComposition', { text: 'ａ', selectionStart: 1, selectionEnd: 1 });
  await cdp().send('Input.imeSetComposition', { text: 'ａｂ', selectionStart: 2, selectionEnd: 2 });
  await cdp().send('Input.imeSetComposition', { text: 'ａｂ１', selectionStart: 3, selectionEnd: 3 });
  expect([input().value, sent]).toEqual(['ａｂ１', ['A', 'AB', 'AB1']]);
  await cdp().send('Input.insertText', { text: 'ａｂ１' });
  expect([input().value, sent]).toEqual(['AB.1', ['A', 'AB', 'AB1']]);
  expect(input().selectionStart).toBe(4);
});

test('after any real keys at any caret the box shows a masked clean value', async () => {
  const key = oneof(
    { weight: 5, arbitrary: constantFrom(...'0123456789'.split('')) },
    { weight: 3, arbitrary: constantFrom('{Backspace}', '{Delete}', '{Control>}{Backspace}{/Control}') },
    { weight: 2, arbitrary: constantFrom('{Control>}z{/Control}', '{Control>}y{/Control}') },
    { weight: 2, arbitrary: constantFrom('{ArrowLeft}', '{Home}', '{Shift>}{ArrowLeft}{/Shift}', 'x', '.') },
  );
  await assert(
    asyncProperty(array(record({ key, at: nat(14) }), { minLength: 1, maxLength: 8 }), async (steps) => {
      show(null);
      sent = [];
      open(cpf);
      for (const { key, at } of steps) {
        const position = Math.min(at, input().value.length);
        input().setSelectionRange(position, position);
        await userEvent.keyboard(key);
        const value = sent.at(-1) ?? '';
        expect(value).toMatch(/^[0-9]{0,11}$/);
        expect(input().value).toBe(applyMask(cpf, value));
      }
      const caret = input().selectionStart ?? 0;
      expect(charactersBefore(cpf, positionAfter(cpf, charactersBefore(cpf, caret)))).toBe(
        charactersBefore(cpf, caret),
      );
    }),
    { numRuns: 60 },
  );
});

// spec: x.45
test('a point that the mask lacks, with digits after it, shows a warning until the number is corrected', async () => {
  open(cpf);
  await userEvent.keyboard('7289352017');
  await userEvent.keyboard('.');
  await expect.poll(below).toBe('Aqui não entra ponto nem vírgula');
  await userEvent.keyboard('0');
  expect(input().value).toBe('728.935.201-70');
  await expect.poll(below).toMatch(/^Confira o número: o que veio depois do ponto/);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(below).not.toMatch(/Confira o número/);
});

const below = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const doubt = /Confira o número/;

test('a point between the groups of a card shows a warning only after a pause or on blur', async () => {
  open('####################');
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (const key of '0842.8353.5528') await userEvent.keyboard(key);
  observer.disconnect();
  expect(seen.filter((text) => doubt.test(text))).toEqual([]);
  await userEvent.keyboard('.0');
  await expect.poll(below).toMatch(doubt);
  await userEvent.keyboard('1');
  expect(below()).toMatch(doubt);
  await userEvent.keyboard('2');
  await expect.poll(below).not.toMatch(doubt);
  await userEvent.keyboard('.0');
  await userEvent.tab();
  expect(below()).toMatch(doubt);
});

// spec: x.45
test('the warning about a typed point is dropped when the parent sets another value, and does not return with the former one', async () => {
  open(cpf);
  await userEvent.keyboard('7289352017.0');
  await expect.poll(below).toMatch(doubt);
  setFromOutside('52998224725');
  await expect.poll(() => input().value).toBe('529.982.247-25');
  expect(below()).not.toMatch(doubt);
  setFromOutside('72893520170');
  await expect.poll(() => input().value).toBe('728.935.201-70');
  expect(below()).not.toMatch(doubt);
});
