// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { CommandDialog } from './CommandDialog.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const told = () => document.querySelector('[data-live-announcer]')?.textContent;

/** The palette with “aurora” typed, whose service answers so late. */
function search(answersAfterMs: number) {
  const nothing = () => {};
  render(
    <UiProvider>
      <CommandDialog
        label="Buscar"
        groups={[]}
        recent={undefined}
        placeholder={undefined}
        onSearch={() => new Promise((resolve) => setTimeout(() => resolve([]), answersAfterMs))}
        onUse={undefined}
        onClose={nothing}
        onRun={nothing}
      />
    </UiProvider>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'aurora' } });
}

test('an answer that comes a moment late is announced alone', async () => {
  search(400);
  await wait(690);
  expect(told()).toBe('');
  await wait(20);
  await wait(500);
  expect(told()).toBe('Nada encontrado.');
});

test('a search that takes long is announced', async () => {
  search(5000);
  await wait(1500);
  expect(told()).toBe('Buscando…');
});
