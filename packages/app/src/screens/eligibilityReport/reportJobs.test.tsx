// @vitest-environment jsdom
import { fixtures } from '@oraculo/api-client/fixtures';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen, withScreens } from '../../../test/openScreen.tsx';
import { followJobs } from '../../jobs/followJobs.ts';
import { JobWatcher } from '../../shell/jobs/JobWatcher.tsx';
import { reportJobs } from './reportJobs.ts';

withScreens();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The browser notifications about a report that ends with `status` while the user is in another window. */
async function notificationsAbout(status: string) {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const bodies: string[] = [];
  class Recorded extends EventTarget {
    static permission = 'granted';
    constructor(_title: string, { body }: NotificationOptions) {
      super();
      bodies.push(String(body));
    }
  }
  vi.stubGlobal('Notification', Recorded);
  const sample = fixtures['reports.history'];
  let current = 'waiting';
  openScreen(<JobWatcher />, {
    'reports.history': () => ({ ...sample, rows: [{ ...sample.rows[0], status: current }] }),
  });
  await act(() => followJobs(reportJobs, async () => {}));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  current = status;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  return bodies;
}

test.each(['done', 'failed'])(
  'the browser notification about a report that is “%s” only says that it has ended',
  async (status) => {
    expect(await notificationsAbout(status)).toEqual(['A geração de um relatório terminou.']);
  },
);
