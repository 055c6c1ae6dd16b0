// @vitest-environment jsdom
import '../../../testing/jsdom.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

/** The error of a provider that renders into the element. `act` rethrows it, because there is no error boundary. */
async function errorIn(container: Element | ShadowRoot): Promise<unknown> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(container);
  try {
    await act(async () => root.render(<UiProvider>Texto</UiProvider>));
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await act(async () => root.unmount());
  }
}

const wrongDocument = /UiProvider is rendered in a shadow root, or in another window/;

test('a provider works in its own document', async () => {
  expect(await errorIn(document.body.appendChild(document.createElement('div')))).toBeUndefined();
});

test('a provider in a shadow root throws an error with the reason', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  expect(String(await errorIn(host.attachShadow({ mode: 'open' })))).toMatch(wrongDocument);
});

test('a provider in another window throws an error with the reason', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const body = frame.contentDocument?.body;
  expect(body && String(await errorIn(body.appendChild(body.ownerDocument.createElement('div'))))).toMatch(
    wrongDocument,
  );
});
