import { flushSync } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Parent, ownRoot } from '../../testing/ownRoot.fixtures.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';

type Keep = (next: number | null, old: number | null) => number | null;

const { show, find, input } = ownRoot();
let sent: (number | null)[];
/** Values that a parent with delayed updates has not accepted yet. */
let waiting: (() => void)[];

const submitted = () => new FormData(find<HTMLFormElement>('form')).get('amount');

function open(first: number | null, keep: Keep, isLate?: boolean) {
  const onValue = (next: number | null, accept: () => void) => {
    sent.push(next);
    if (isLate) waiting.push(accept);
    else accept();
  };
  const field = (value: number | null, onChange: (next: number | null) => void) => (
    <MoneyField label="Valor" name="amount" value={value} onChange={onChange} />
  );
  show(<Parent first={first} keep={keep} field={field} onValue={onValue} />);
  flushSync(() => input().focus());
}

const answer = (count = waiting.length) => {
  for (const accept of waiting.splice(0, count)) flushSync(accept);
};

const atMostAHundred: Keep = (next) => (next === null ? null : Math.min(next, 10000));
const never: Keep = (_next, old) => old;
const neverNothing: Keep = (next, old) => next ?? old;
const always: Keep = (next) => next;

beforeEach(() => {
  sent = [];
  waiting = [];
});

test('an amount that the parent sets during typing has no dots, because the next key would turn them into decimals', async () => {
  open(null, (next) => next && Math.min(next, 1000000));
  await userEvent.keyboard('15000');
  expect(input().value).toBe('10000,00');
  await userEvent.keyboard('{Backspace>4/}');
  expect([input().value, sent.at(-1)]).toEqual(['1000', 100000]);
  await userEvent.tab();
  expect(input().value).toBe('1.000,00');
});

test('an arrow beyond the limit of the parent is reported once, and the field shows the value of the parent', async () => {
  open(10000, atMostAHundred);
  await userEvent.keyboard('{ArrowUp}');
  expect([input().value, submitted(), sent]).toEqual(['100,00', '10000', [10100]]);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect([input().value, submitted(), sent]).toEqual(['99,00', '9900', [10100, 10100, 9900]]);
});

test('a pasted amount that the parent refuses is replaced by the parent’s on blur', async () => {
  open(10000, atMostAHundred);
  document.execCommand('insertText', false, '950');
  await userEvent.tab();
  expect([input().value, submitted(), sent]).toEqual(['100,00', '10000', [95000]]);
});

test.each(['{Tab}', '{Enter}'])(
  'a parent that refuses every change keeps its amount, and the field shows it after %s',
  async (end) => {
    open(10000, never);
    await userEvent.keyboard('7');
    expect(input().value).toBe('7');
    await userEvent.keyboard(end);
    expect([input().value, submitted(), sent]).toEqual(['100,00', '10000', [700]]);
  },
);

test('a parent that refuses an empty amount does not restore its own while the user types', async () => {
  open(10000, neverNothing);
  await userEvent.keyboard('{Delete}');
  expect([input().value, sent]).toEqual(['', [null]]);
  await userEvent.keyboard('7{Backspace}');
  expect([input().value, sent]).toEqual(['', [null, 700, null]]);
  await userEvent.tab();
  expect([input().value, submitted()]).toEqual(['7,00', '700']);
});

test('an amount can be typed as usual for a parent that accepts each key much later', async () => {
  open(null, always, true);
  await userEvent.keyboard('123');
  expect([input().value, sent]).toEqual(['123', [100, 1200, 12300]]);
  answer(2);
  await userEvent.keyboard('4,{ArrowLeft>2/}0');
  answer();
  await userEvent.keyboard('{ArrowRight>2/}5');
  answer();
  expect([input().value, submitted(), sent.at(-1)]).toEqual(['12304,5', '1230450', 1230450]);
  await userEvent.tab();
  expect(input().value).toBe('12.304,50');
});

test('a key that is undone before a parent with delayed updates has accepted it stays undone', async () => {
  open(null, always, true);
  await userEvent.keyboard('7{Backspace}');
  answer();
  expect([input().value, submitted(), sent]).toEqual(['', '', [700, null]]);
});

test('the amount of a parent with delayed updates that reacts after blur is shown', async () => {
  open(null, always, true);
  await userEvent.keyboard('1234');
  await userEvent.tab();
  answer();
  expect([input().value, submitted()]).toEqual(['1.234,00', '123400']);
});

test('another amount that a parent with delayed updates keeps is shown', async () => {
  open(null, (next) => next && Math.min(next, 10000), true);
  await userEvent.keyboard('950');
  answer(2);
  expect(input().value).toBe('950');
  answer();
  expect([input().value, submitted()]).toEqual(['100,00', '10000']);
});
