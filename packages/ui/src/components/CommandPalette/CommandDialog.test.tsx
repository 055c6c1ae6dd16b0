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
const announced = () => document.querySelector('[data-live-announcer]')?.textContent;

/** Types “aurora” into a palette whose server responds after this time. */
function search(responseAfterMs: number) {
  const nothing = () => {};
  render(
    <UiProvider>
      <CommandDialog
        label="Buscar"
        groups={[]}
        recent={undefined}
        placeholder={undefined}
        onSearch={() => new Promise((resolve) => setTimeout(() => resolve([]), responseAfterMs))}
        onUse={undefined}
        onClose={nothing}
        onRun={nothing}
      />
    </UiProvider>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'aurora' } });
}

test('a response that arrives a moment late is announced without “Buscando…” before it', async () => {
  search(400);
  await wait(690);
  expect(announced()).toBe('');
  await wait(20);
  await wait(500);
  expect(announced()).toBe('Nada encontrado.');
});

test('a search of more than a second is announced', async () => {
  search(5000);
  await wait(1500);
  expect(announced()).toBe('Buscando…');
});

test('the marked line is announced on opening, unless an arrow key made a line active before', async () => {
  const nothing = () => {};
  const open = () =>
    render(
      <UiProvider>
        <CommandDialog
          label="Buscar"
          groups={[{ id: 'screens', title: 'Telas', items: [{ id: 'report', label: 'Relatório', onPress: nothing }] }]}
          recent={undefined}
          placeholder={undefined}
          onSearch={undefined}
          onUse={undefined}
          onClose={nothing}
          onRun={nothing}
        />
      </UiProvider>,
    );
  open();
  await wait(490);
  expect(announced()).toBe('');
  await wait(20);
  expect(announced()).toBe('Marcado: Relatório');
  cleanup();
  open();
  await wait(300);
  screen.getByRole('combobox').setAttribute('aria-activedescendant', 'line');
  await wait(300);
  expect(announced()).toBe('');
});

test('the announcement of a disabled marked line has its reason after its name', async () => {
  render(
    <UiProvider>
      <CommandDialog
        label="Buscar"
        groups={[
          {
            id: 'screens',
            title: 'Telas',
            items: [{ id: 'report', label: 'Relatório', disabledReason: 'Peça acesso ao administrador.' }],
          },
        ]}
        recent={undefined}
        placeholder={undefined}
        onSearch={undefined}
        onUse={undefined}
        onClose={() => {}}
        onRun={() => {}}
      />
    </UiProvider>,
  );
  await wait(510);
  expect(announced()).toBe('Marcado: Relatório. Peça acesso ao administrador.');
});
