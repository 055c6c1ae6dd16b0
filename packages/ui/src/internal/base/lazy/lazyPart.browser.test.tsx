import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lazyPart } from './lazyPart.tsx';

const Calendar = ({ day }: { day: string }) => <p>Calendário de {day}</p>;

/** A module that fails to load, as an import does, until this attempt. */
function loadedAt(attempt: number) {
  let requests = 0;
  const load = (): Promise<{ Calendar: ComponentType<{ day: string }> }> => {
    requests += 1;
    return requests < attempt ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Calendar });
  };
  return { part: lazyPart('Calendar', load), countRequests: () => requests };
}

type LazyCalendar = ReturnType<typeof loadedAt>['part'];

function Page({ part }: { part: LazyCalendar }) {
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed');
  return (
    <>
      <input aria-label="Observação" />
      <button type="button" onPointerEnter={part.preload} onClick={() => setState('open')}>
        Abrir
      </button>
      {state === 'open' && <part.Part day="hoje" onLoadError={() => setState('missing')} />}
      {state === 'missing' && <p>Não abriu</p>}
    </>
  );
}

let unmount: () => void;
const rejections: unknown[] = [];
const keep = (event: PromiseRejectionEvent) => rejections.push(event.reason);

function show(part: LazyCalendar) {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<Page part={part} />);
  unmount = () => {
    root.unmount();
    host.remove();
  };
}

beforeEach(() => {
  rejections.length = 0;
  window.addEventListener('unhandledrejection', keep);
});

afterEach(() => {
  unmount();
  window.removeEventListener('unhandledrejection', keep);
});

test('a component that fails to load is requested again', async () => {
  const { part, countRequests } = loadedAt(3);
  show(part);
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.element(page.getByText('Calendário de hoje')).toBeVisible();
  expect(countRequests()).toBe(3);
});

test('a component that never loads is requested three times, and typed text stays', async () => {
  const { part, countRequests } = loadedAt(7);
  show(part);
  await userEvent.fill(page.getByRole('textbox', { name: 'Observação' }), 'Retorno em maio');
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.element(page.getByText('Não abriu')).toBeVisible();
  expect(countRequests()).toBe(3);
  await expect.element(page.getByRole('textbox', { name: 'Observação' })).toHaveValue('Retorno em maio');

  // The next press requests the module again, because the connection may have returned.
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.poll(countRequests).toBe(6);
  expect(rejections).toEqual([]);
});

test('a preloaded component is shown at once', async () => {
  const { part, countRequests } = loadedAt(1);
  show(part);
  await userEvent.hover(page.getByRole('button', { name: 'Abrir' }));
  await expect.poll(countRequests).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await expect.element(page.getByText('Calendário de hoje')).toBeVisible();
  expect(countRequests()).toBe(1);
});
