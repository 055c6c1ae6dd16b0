// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { UiProvider } from '@oraculo/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followJobs, type JobList, pollJobs } from '../jobs/followJobs.ts';
import { useFinishedJobs } from './useFinishedJobs.ts';

// jsdom has no layout.
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

interface ListProps extends Partial<Parameters<typeof useFinishedJobs<Row>>[1]> {
  rows: readonly Row[] | undefined;
}

function List({ rows, ...options }: ListProps) {
  useFinishedJobs(rows, options);
  return null;
}

const said = () => document.querySelector('[data-live-announcer]')?.textContent;

const show = (...rows: Row[]) => (
  <UiProvider>
    <List rows={rows} isInFlight={isInFlight} finished={finished} />
  </UiProvider>
);

test('the final status of a row is announced, its intermediate statuses are not', () => {
  const done = { id: 'antigo.csv', status: 'Processado' };
  const { rerender } = render(show(done, { id: 'lote.csv', status: 'Aguardando' }));
  expect(said()).toBe('');
  rerender(show(done, { id: 'lote.csv', status: 'Processando' }));
  expect(said()).toBe('');
  rerender(show({ id: 'outra-pagina.csv', status: 'Processado' }, { id: 'lote.csv', status: 'Processado' }));
  expect(said()).toBe('lote.csv: Processado');
});

test('an end that the list has shown is not announced on another screen', async () => {
  const ends = ['lote.csv', 'outro.csv'].map((key) => ({
    key,
    isRunning: false,
    isFailed: false,
    title: key,
    name: key,
  }));
  const answers = [[], ends];
  const jobs: JobList = {
    name: 'batches',
    address: '/eligibilities/batch',
    linkLabel: 'Ver grupos',
    notificationText: 'Um grupo terminou.',
    load: async () => answers.shift() ?? [],
  };
  await followJobs(jobs, async () => {});
  render(
    <UiProvider>
      <List
        isInFlight={isInFlight}
        finished={finished}
        jobs={jobs}
        rows={[
          { id: 'lote.csv', status: 'Processado' },
          { id: 'outro.csv', status: 'Processando' },
        ]}
      />
    </UiProvider>,
  );
  const announcements: string[] = [];
  await pollJobs('/operators', (_list, { title }) => void announcements.push(title));
  expect(announcements).toEqual(['outro.csv']);
});

test('rows that end together are announced together', () => {
  const { rerender } = render(show({ id: 'a.csv', status: 'Aguardando' }, { id: 'b.csv', status: 'Aguardando' }));
  rerender(show({ id: 'a.csv', status: 'Processado' }, { id: 'b.csv', status: 'Processado' }));
  expect(said()).toBe('a.csv: Processado. b.csv: Processado');
});

test('a list without rows, or without a row in flight, announces nothing', () => {
  const { rerender } = render(
    <UiProvider>
      <List rows={undefined} isInFlight={isInFlight} finished={finished} />
    </UiProvider>,
  );
  for (const options of [{ isInFlight }, { finished }, {}])
    for (const status of ['Aguardando', 'Processado'])
      rerender(
        <UiProvider>
          <List rows={[{ id: 'a.csv', status }]} {...options} />
        </UiProvider>,
      );
  expect(said()).toBe('');
});
