import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Parent, ownRoot } from '../../testing/ownRoot.fixtures.tsx';
import { MaskedField } from './MaskedField.tsx';

const { show, input } = ownRoot();
let sent: string[];

function open(first: string, keep: (next: string, old: string) => string = String) {
  show(
    <Parent
      first={first}
      keep={keep}
      onValue={(next, accept) => {
        sent.push(next);
        accept();
      }}
      field={(value, onChange) => <MaskedField label="CPF" mask="###.###.###-##" value={value} onChange={onChange} />}
    />,
  );
  input().focus();
}

/** Writes the text like a password manager or a script, without a key. */
function fill(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  input().dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  sent = [];
});

test('a digit over the same digit moves the caret, and a password manager can fill in a value afterwards', async () => {
  open('52998224725');
  input().setSelectionRange(1, 2);
  await userEvent.keyboard('2');
  expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['529.982.247-25', 2, 2]);
  expect(sent).toEqual([]);
  fill('111.444.777-35');
  await expect.poll(() => input().value).toBe('111.444.777-35');
  expect(sent).toEqual(['11144477735']);
});

test('a key that the page cancels does not affect a value that is filled in later', async () => {
  open('');
  await userEvent.keyboard('5');
  const refuse = (event: Event) => event.preventDefault();
  document.addEventListener('beforeinput', refuse);
  await userEvent.keyboard('2');
  document.removeEventListener('beforeinput', refuse);
  expect(input().value).toBe('5');
  fill('111.444.777-35');
  await expect.poll(() => input().value).toBe('111.444.777-35');
  expect(sent).toEqual(['5', '11144477735']);
});

test.each([
  ['over a digit, which the browser writes', 2, 3],
  ['before a dot, which the mask writes', 2, 2],
])('a parent that refuses a key %s gets one call, and the caret stays there', async (_how, start, end) => {
  open('529982', (_next, old) => old);
  input().setSelectionRange(start, end);
  await userEvent.keyboard('7');
  expect(sent).toEqual([start === end ? '5279982' : '527982']);
  await expect.poll(() => [input().value, input().selectionStart]).toEqual(['529.982', 3]);
});

test('if the parent keeps another digit than the typed one, the caret stays after it', async () => {
  open('529982', (next) => next.replaceAll('7', '1'));
  input().setSelectionRange(1, 2);
  await userEvent.keyboard('7');
  await expect.poll(() => [input().value, input().selectionStart]).toEqual(['519.982', 2]);
  expect(sent).toEqual(['579982']);
});
