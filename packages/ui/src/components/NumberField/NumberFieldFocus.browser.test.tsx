import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { NumberField } from './NumberField.tsx';

let root: Root;
let host: HTMLElement;
let sent: (number | null)[];

const field = (defaultValue: number | null, disabledReason?: string) => (
  <MoneyField
    label="Valor"
    defaultValue={defaultValue}
    disabledReason={disabledReason}
    onChange={(cents) => sent.push(cents)}
  />
);

const input = () => host.querySelector('input') as HTMLInputElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  sent = [];
});

afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
});

function open(element: ReactNode) {
  root = createRoot(host);
  flushSync(() => root.render(element));
}

function Page({ children, onReady }: { children: ReactNode; onReady?: () => void }) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return children;
}

/** A server-rendered page, in which the user has focused a field before its script loads. */
async function hydrate(element: ReactNode, before: () => Promise<void> | void = () => {}) {
  host.innerHTML = renderToString(<Page>{element}</Page>);
  input().focus();
  await before();
  await new Promise<void>((resolve) => {
    root = hydrateRoot(host, <Page onReady={resolve}>{element}</Page>);
  });
}

test('a focused field that becomes editable accepts an amount like any other', async () => {
  open(field(null, 'Escolha uma guia'));
  await userEvent.tab();
  flushSync(() => root.render(field(null)));
  await userEvent.keyboard('1234,50');
  expect([input().value, sent.at(-1)]).toEqual(['1234,50', 123450]);
});

test('typing replaces the amount of a focused field that becomes editable, as after Tab', async () => {
  open(field(123450, 'Escolha uma guia'));
  await userEvent.tab();
  flushSync(() => root.render(field(123450)));
  await userEvent.keyboard('99');
  expect([input().value, sent]).toEqual(['99', [900, 9900]]);
});

test('typed text stays while the field is disabled and enabled again', async () => {
  open(field(null));
  input().focus();
  await userEvent.keyboard('1234');
  flushSync(() => root.render(field(null, 'Salvando')));
  flushSync(() => root.render(field(null)));
  await userEvent.keyboard('5');
  expect([input().value, sent.at(-1)]).toEqual(['12345', 1234500]);
});

test.each([
  ['an empty', null],
  ['a filled', 198700],
])('%s field that had the focus before the script loaded accepts an amount like any other', async (_how, first) => {
  await hydrate(field(first));
  await userEvent.keyboard('1234,50');
  expect([input().value, sent.at(-1)]).toEqual(['1234,50', 123450]);
});

test('text that was typed before the script loaded stays, and is the value', async () => {
  await hydrate(field(null), () => userEvent.keyboard('12'));
  expect(sent).toEqual([1200]);
  await userEvent.keyboard('34');
  expect([input().value, sent.at(-1)]).toEqual(['1234', 123400]);
});

test('a number beyond the limit is grouped and can be edited like any other', async () => {
  open(<NumberField label="Vidas" defaultValue="15000" max="10000" />);
  expect(input().value).toBe('15.000');
  await userEvent.tab();
  await userEvent.keyboard('{End}{Backspace}');
  expect(input().value).toBe('1500');
});
