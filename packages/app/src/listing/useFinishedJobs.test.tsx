// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { UiProvider } from '@oraculo/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFinishedJobs } from './useFinishedJobs.ts';

// jsdom lays nothing out.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Row {
  id: string;
  status: string;
}

const isInFlight = ({ status }: Row) => status !== 'Processado';
const finished = ({ id, status }: Row) => ({ key: id, sentence: `${id}: ${status}` });

function List({ rows }: { rows: readonly Row[] }) {
  useFinishedJobs(rows, { isInFlight, finished });
  return null;
}

const said = () => document.querySelector('[data-live-announcer]')?.textContent;

test('the end of a row is said, what it goes through on the way is not', () => {
  const show = (...rows: Row[]) => (
    <UiProvider>
      <List rows={rows} />
    </UiProvider>
  );
  const done = { id: 'antigo.csv', status: 'Processado' };
  const { rerender } = render(show(done, { id: 'lote.csv', status: 'Aguardando' }));
  expect(said()).toBe('');
  rerender(show(done, { id: 'lote.csv', status: 'Processando' }));
  expect(said()).toBe('');
  rerender(show({ id: 'outra-pagina.csv', status: 'Processado' }, { id: 'lote.csv', status: 'Processado' }));
  expect(said()).toBe('lote.csv: Processado');
});
