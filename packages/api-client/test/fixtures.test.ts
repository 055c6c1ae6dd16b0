import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allOperations, type Operation } from '../src/contract/index.ts';
import { createClient } from '../src/createClient.ts';
import { fixtureFetch, fixtures, problem } from '../src/fixtures/index.ts';
import { everyCall } from './everyCall.ts';

const clientWith = (options?: Parameters<typeof fixtureFetch>[0]) =>
  createClient({ baseUrl: 'https://servico.example/api', applicationKey: 'k', fetch: fixtureFetch(options) });

const problemsOf = (answer: Operation['answer'], sample: unknown) =>
  typeof answer === 'string' ? sample : v.safeParse(answer, sample).issues;

test.each(allOperations.map((operation) => [operation.id, operation] as const))(
  'the sample of %s is valid',
  (id, operation) => {
    expect(problemsOf(operation.answer, fixtures[id])).toBeUndefined();
  },
);

test.each(everyCall.map((call) => [call.name, call] as const))(
  'the call %s accepts the sample answers',
  async (_, { run }) => {
    await expect(run(clientWith())).resolves.not.toThrow();
  },
);

test('a sample list is cut into pages', async () => {
  const page = await clientWith().eligibility.search({
    firstDate: '2026-11-01',
    lastDate: '2026-11-19',
    page: 4,
  });
  expect([page.items.length, page.total, page.page, page.pageSize]).toEqual([7, 37, 4, 10]);
});

test('an answer can be replaced by a value, by an error and by a function of the request', async () => {
  const client = clientWith({
    answers: {
      'brands.all': [{ id: '1', name: 'Única' }],
      'reports.history': () => problem(503, 'Serviço em manutenção.'),
      'restore.errors': ({ path }) => [{ key: path, message: 'x' }],
    },
  });
  await expect(client.brands.all()).resolves.toEqual([{ id: '1', name: 'Única' }]);
  await expect(client.reports.history()).rejects.toMatchObject({ kind: 'server', message: 'Serviço em manutenção.' });
  await expect(client.restore.errors('9')).resolves.toEqual([{ key: '/api/files/restore/errors/9', message: 'x' }]);
});
