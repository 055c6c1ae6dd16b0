// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../service/api.ts';
import { restoreJobs } from './restoreJobs.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a request from before midnight is still followed after it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:05:00-03:00') });
  const list = vi.spyOn(api.restore, 'list').mockResolvedValue({ items: [], page: 1, pageSize: 40, total: 0 });
  await restoreJobs.load({});
  expect(list.mock.calls[0]?.[0]).toMatchObject({ firstDate: '2026-11-23', lastDate: '2026-11-24' });
});
