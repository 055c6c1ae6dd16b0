import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ownRoot } from '../../testing/ownRoot.fixtures.tsx';
import { SearchField } from './SearchField.tsx';

const { show, find, input } = ownRoot();
let sent: string[];

function Form() {
  const [value, set] = useState('');
  const change = (next: string) => {
    sent.push(next);
    set(next);
  };
  return <SearchField label="Operadora" value={value} onChange={change} onClear={() => sent.push('cleared')} />;
}

beforeEach(() => {
  sent = [];
  show(<Form />);
  input().focus();
});

test('Ctrl+Z restores text that Escape cleared', async () => {
  await userEvent.keyboard('Vida');
  await userEvent.keyboard('{Escape}');
  expect([input().value, ...sent.slice(-2)]).toEqual(['', '', 'cleared']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([input().value, sent.at(-1)]).toEqual(['Vida', 'Vida']);
});

test('Undo of the context menu restores text that the button cleared', async () => {
  await userEvent.keyboard('Vida');
  await userEvent.click(find('button'));
  expect([input().value, document.activeElement]).toEqual(['', input()]);
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'F13', code: 'F13', commands: ['undo'] });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'F13', code: 'F13' });
  expect([input().value, sent.at(-1)]).toEqual(['Vida', 'Vida']);
});

/** A parent that keeps its text and renders during the callback. */
function Refusing() {
  const [, count] = useState(0);
  const refuse = (next: string) => {
    sent.push(next);
    flushSync(() => count(sent.length));
  };
  return <SearchField label="Operadora" value="Vida" onChange={refuse} />;
}

test.each([
  ['button', () => userEvent.click(find('button'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('a parent that keeps its text gets one call when %s clears it', async (_how, clear) => {
  show(<Refusing />);
  input().focus();
  await clear();
  expect([input().value, ...sent]).toEqual(['Vida', '']);
});
