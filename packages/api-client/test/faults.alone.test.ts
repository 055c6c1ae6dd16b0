import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../src/contract/index.ts';
import type { Operation } from '../src/core/operation.ts';
import { ApiError } from '../src/core/errors.ts';
import { type Client, createClient } from '../src/createClient.ts';
import type { RequestOptions } from '../src/core/transport.ts';
import { csv, everyCall } from './everyCall.ts';
import { type Responder, answerJson, type FakeApi, withFakeApi } from './fakeApi.ts';
import { type AnswerKind, type Fault, faults, type Outcome } from './faults.ts';

const toleranceMs = 250;
/** Short if the deadline ends the call; otherwise long enough for a busy machine. */
const deadlineOf = (fault: Fault) => (fault.ends.json === 'timeout' ? 400 : 10_000);
const atATime = 8;

interface Case {
  name: string;
  kind: AnswerKind;
  run: (client: Client, options: RequestOptions, origin: string) => Promise<unknown>;
  expected: (fault: Fault) => Outcome;
}

const operationById = (id: string): Operation => {
  const [resource, name] = id.split('.');
  const ofResource: Record<string, Operation> = operations[resource as keyof typeof operations];
  return ofResource[name as string] as Operation;
};

/** For the sign-in a 401 means wrong credentials. */
const endOf = (fault: Fault, kind: AnswerKind, { isPublic, endsSession }: Operation): Outcome => {
  const end = fault.ends[kind];
  // Signing out of an ended session, or at a service without the call, is not a failure.
  if (endsSession && (end === 'session' || end === 'notFound')) return 'valid';
  return isPublic && end === 'session' ? 'invalid' : end;
};

const apiCases = everyCall.map(({ name, operation, run }): Case => {
  const found = operationById(operation);
  const kind = typeof found.answer === 'string' ? found.answer : 'json';
  return { name, kind, run, expected: (fault) => endOf(fault, kind, found) };
});

/** Storage uses statuses differently: 403 means an expired signature, and 401 says nothing about our session. */
const storageEnds: Partial<Record<Outcome, Outcome>> = { forbidden: 'expired', session: 'invalid' };

const storageCases: Case[] = [
  {
    name: 'healthCard.upload to the signed address',
    kind: 'none',
    run: (client, options) => client.healthCard.upload(csv(), options),
    expected: ({ ends }) => storageEnds[ends.none] ?? ends.none,
  },
  {
    name: 'files.check',
    kind: 'none',
    run: (client, options, origin) => client.files.check(`${origin}/storage/file`, options),
    expected: ({ ends }) => (ends.none === 'forbidden' ? 'expired' : ends.none === 'aborted' ? 'aborted' : 'valid'),
  },
  {
    name: 'files.read',
    kind: 'file',
    run: (client, options, origin) => client.files.read(`${origin}/storage/file`, options),
    expected: ({ ends }) => (ends.file === 'notFound' ? 'expired' : (storageEnds[ends.file] ?? ends.file)),
  },
];

const unhandled: unknown[] = [];
const collect = (reason: unknown) => unhandled.push(reason);
let caseCount = 0;

beforeAll(() => {
  process.on('unhandledRejection', collect);
});
afterAll(() => {
  process.off('unhandledRejection', collect);
  process.stdout.write(`\nFault matrix: ${caseCount} cases over ${faults.length} faults\n`);
});

/** How a call ended, and by how much it ended later than a timer with the length of the deadline. */
async function settle(
  run: (options: { signal: AbortSignal }) => Promise<unknown>,
  fault: Fault,
  sent: Promise<unknown>,
) {
  const { abort } = fault;
  const controller = new AbortController();
  let deadlinePassedAt = Number.POSITIVE_INFINITY;
  const control = setTimeout(() => {
    deadlinePassedAt = performance.now();
  }, deadlineOf(fault));
  const call = run({ signal: controller.signal });
  if (abort === 'atOnce') controller.abort();
  if (abort === 'onceSent') sent.then(() => controller.abort());
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  clearTimeout(control);
  return { error, lateMs: performance.now() - deadlinePassedAt };
}

const describeError = (error: unknown) => {
  if (error === undefined) return 'valid';
  if (!(error instanceof ApiError)) return `not an ApiError: ${String(error)}`;
  const isFitToShow =
    error.message.length > 0 && error.message.length <= 500 && !/<html|undefined|\[object/i.test(error.message);
  return isFitToShow ? error.kind : `unfit message: ${error.message}`;
};

/** Plays the fault. A request for a signed address succeeds, because otherwise there is no upload. */
const playing = (fault: Fault, elsewhere: string, sent: () => void): Responder =>
  function play(request, response, body) {
    if (request.url?.startsWith('/signed/')) {
      answerJson({ signedUrl: `http://${request.headers.host}/storage/put` })(request, response, body);
    } else {
      fault.play?.(request, response, elsewhere);
      sent();
    }
  };

async function playCase({ name, run, expected }: Case, fault: Fault, elsewhere: FakeApi): Promise<string[]> {
  let markSent = () => {};
  const sent = new Promise<void>((resolve) => {
    markSent = resolve;
  });
  return withFakeApi(playing(fault, `${elsewhere.baseUrl}/roubo`, markSent), async (api) => {
    const origin = new URL(api.baseUrl).origin;
    const isSigned = name.includes('signed');
    // Nothing listens on port 2 of the loopback address. For port 1 `fetch` would fail by itself, without a connection.
    const baseUrl = fault.play ? (isSigned ? `${origin}/signed/api` : api.baseUrl) : 'http://127.0.0.1:2/api';
    const client: Client = createClient({
      baseUrl,
      applicationKey: 'k',
      getToken: () => 't',
      timeoutMs: deadlineOf(fault),
    });
    const { error, lateMs } = await settle((options) => run(client, options, new URL(baseUrl).origin), fault, sent);
    await api.whenQuiet();
    caseCount += 1;
    const problems: string[] = [];
    const report = (problem: string) => problems.push(`${name}: ${problem}`);
    if (describeError(error) !== expected(fault)) report(`${describeError(error)} instead of ${expected(fault)}`);
    if (lateMs > toleranceMs) report(`${Math.round(lateMs)} ms after its deadline`);
    const tries = api.requests.filter(({ line }) => !line.startsWith('POST /signed')).length;
    // A link that rejects HEAD may allow GET.
    const most = name === 'files.check' && ['forbidden', 'network'].includes(fault.ends.none ?? '') ? 2 : 1;
    if (tries > most) report(`sent ${tries} times`);
    return problems;
  });
}

test.each(faults.map((fault) => [fault.name, fault] as const))(
  'every call ends as expected after the fault “%s”',
  async (_, fault) => {
    await withFakeApi(answerJson({}), async (elsewhere) => {
      const cases = [...apiCases, ...storageCases];
      const problems: string[] = [];
      while (cases.length > 0) {
        const group = cases.splice(0, atATime).map((each) => playCase(each, fault, elsewhere));
        problems.push(...(await Promise.all(group)).flat());
      }
      expect(problems).toEqual([]);
      expect(elsewhere.requests).toEqual([]);
      expect(unhandled).toEqual([]);
    });
  },
  60_000,
);
