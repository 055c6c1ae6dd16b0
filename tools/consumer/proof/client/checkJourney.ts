/** The result of `tools/consumer/client/src/journey.mjs`. */
export interface Journey {
  /** The name of the runtime; Node 20 reports none. */
  runtime?: string;
  total: number;
  rows: number;
  /** The sent fractions of the file, in the order of the progress reports. */
  progress: number[];
  /** The number of new reports after one request whose first answer was lost. */
  reports: number;
  error: { isApiError: boolean; isRetryable: boolean; kind?: string; message?: string; requestId?: string };
  /** The arguments of `onCall`. */
  calls: string[];
}

const expectedCalls = [
  'session.signIn',
  'documents.upload',
  'reports.request',
  'credentials.get notFound',
  'session.signOut',
];

/** The faults of a journey; empty if everything matches the README. */
export function checkJourney(seen: Journey, { runtime, steps }: { runtime: RegExp; steps: number }): string[] {
  const { total, rows, progress, reports, error, calls } = seen;
  const holds: [what: string, isTrue: boolean][] = [
    [`it runs in ${runtime}, seen: ${seen.runtime}`, runtime.test(seen.runtime ?? '')],
    [`all ${total} rows of several pages are read, seen: ${rows}`, total > 20 && rows === total],
    [`at least ${steps} steps of progress up to the whole, seen: ${progress}`, progress.length >= steps],
    [`progress ends with the whole file, seen: ${progress.at(-1)}`, progress.at(-1) === 1],
    ['progress never goes back', progress.every((share, index) => share >= (progress[index - 1] ?? 0))],
    [`a repeated request makes one report, seen: ${reports}`, reports === 1],
    [`an unknown credential is notFound, seen: ${error.kind}`, error.isApiError && error.kind === 'notFound'],
    ['its error is not worth a repeat', !error.isRetryable],
    [`its error names the request, seen: ${error.requestId}`, /^[\w.:-]{8,}$/.test(error.requestId ?? '')],
    [`onCall tells each call, seen: ${calls}`, expectedCalls.every((call) => calls.includes(call))],
  ];
  return holds.flatMap(([what, isTrue]) => (isTrue ? [] : [what]));
}
