import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CallReport, reportCall } from '../src/core/callReport.ts';
import { ApiError } from '../src/core/errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // On a page the clock is not at zero when the call starts.
  vi.advanceTimersByTime(700);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call that takes a second and a half and then ends in the given way. */
async function reportOf(end: () => Response): Promise<{ report: CallReport; outcome: unknown }> {
  const reports: CallReport[] = [];
  const call = reportCall(
    'brands.all',
    (report) => reports.push(report),
    async (state) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      state.response = end();
      return 'ended';
    },
  ).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_500);
  const outcome = await call;
  expect(reports).toHaveLength(1);
  return { report: reports[0]!, outcome };
}

const fail = (error: Error) => () => {
  throw error;
};

test('a report has the duration of the call and its result', async () => {
  const answer = () => new Response(null, { status: 204, headers: { 'x-request-id': 'abcd-1' } });
  const { report, outcome } = await reportOf(answer);
  expect(outcome).toBe('ended');
  const { durationMs, ...rest } = report;
  expect(durationMs).toBeCloseTo(1_500);
  expect(rest).toEqual({ operation: 'brands.all', status: 204, kind: undefined, requestId: 'abcd-1' });
});

test.each([
  ['an error of the client', new ApiError({ kind: 'conflict' }), 'conflict'],
  ['any other error', new RangeError('x'), 'invalid'],
])('%s is reported by its kind and thrown unchanged', async (_what, error, kind) => {
  const { report, outcome } = await reportOf(fail(error));
  expect(outcome).toBe(error);
  expect(report).toMatchObject({ kind, status: undefined, requestId: undefined });
});
