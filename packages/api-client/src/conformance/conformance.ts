import * as v from 'valibot';
import { allOperations, operations } from '../contract/operations.ts';
import { groups } from '../contract/groups.ts';
import type { Operation } from '../core/operation.ts';
import { pathOf } from '../core/readAnswer.ts';
import { pageMismatch } from './pageMismatch.ts';
import { samplesOf } from './samples.ts';
import { type RequestValues, connectService, type ServiceAnswer, type ServiceOptions } from './service.ts';
import { uploads } from './uploads.ts';
import { writes } from './writes.ts';

/** One line of the table that the command prints: what the contract expects, and the result. */
export interface Finding {
  operation: string;
  expected: string;
  answer: string;
  /** `skipped` if the service has no data for the check. */
  verdict: 'ok' | 'differs' | 'skipped';
}

export interface ConformanceOptions extends ServiceOptions {
  /** A user without groups, for checking that the service refuses calls of other groups. */
  limited?: { username: string; password: string } | undefined;
  /** Also runs the calls that change data, and then deletes their data as far as the contract allows. @default false */
  write?: boolean | undefined;
  onFinding?: ((finding: Finding) => void) | undefined;
}

/** Whether a text is a sentence or a title of several words, not only a code. */
const isSentence = (message: unknown) => typeof message === 'string' && /^\p{Lu}\S*\s+\S/u.test(message.trim());

/** The mismatch of an error answer with the contract; undefined if there is none. */
function errorMismatch({ status, json, contentType }: ServiceAnswer, expected: readonly number[]): string | undefined {
  if (!expected.includes(status)) return `status ${status}`;
  if (!contentType.includes('json')) return `${status} as ${contentType || 'nothing'}`;
  const { message } = Object(json);
  return isSentence(message) ? undefined : `${status} without a sentence`;
}

/** The path and the expected value of an invalid field, as in `rows.0.createdAt: an ISO moment`. */
function valueMismatch(issue: v.BaseIssue<unknown>): string {
  const place = pathOf(issue) || 'the top';
  const expected = (issue.expected ?? 'value').replace(/^\((.+)\)$/, '$1').replaceAll(' | ', ' or ');
  // A name in quotes is the name of a missing property.
  if (expected === `"${place.split('.').at(-1)}"`) return `${place}: missing`;
  const article = /^(text|")/.test(expected) ? '' : /^[aeio]/i.test(expected) ? 'an ' : 'a ';
  return `${place}: ${article}${expected}`;
}

/** Every status must be set, except whether a person is covered: the operator may not know it. */
const statusMayBeNull = ({ id }: Operation) => id === 'eligibility.search';

/** The mismatch of a successful answer with the contract; undefined if there is none. */
function responseMismatch(operation: Operation, { status, json, headers, contentType, text }: ServiceAnswer) {
  const { answer, successStatus } = operation;
  if (status !== successStatus) return `status ${status}`;
  if (answer === 'none') return text === '' ? undefined : 'a body';
  if (answer === 'file') return /filename/i.test(headers.get('content-disposition') ?? '') ? undefined : 'no file name';
  if (!contentType.includes('json')) return `${contentType || 'no content type'}`;
  const parsed = v.safeParse(answer, json, { abortEarly: true });
  if (!parsed.success) return valueMismatch(parsed.issues[0]);
  if (!statusMayBeNull(operation) && text.includes('"status":null')) return 'a status that is null';
  // An administrator reads one credential with its password. No other answer has one.
  return /"(?:password|senha)":/i.test(text) && operation.id !== 'credentials.get' ? 'a password' : undefined;
}

/** Checks a running service against the contract. */
export async function checkConformance(options: ConformanceOptions): Promise<Finding[]> {
  const service = connectService(options);
  const findings: Finding[] = [];
  const record = (finding: Finding) => {
    findings.push(finding);
    options.onFinding?.(finding);
  };
  const report = (operation: string, expected: string, mismatch: string | undefined) =>
    record({ operation, expected, answer: mismatch ?? 'ok', verdict: mismatch === undefined ? 'ok' : 'differs' });
  const skip = (operation: string, expected: string) =>
    record({ operation, expected, answer: 'nothing to try it with', verdict: 'skipped' });
  const attempt = async (
    operation: Operation,
    values: RequestValues,
    expected: string,
    mismatchOf: (answer: ServiceAnswer) => string | undefined,
  ) => {
    try {
      const answer = await service.ask(operation, values);
      report(operation.id, expected, mismatchOf(answer));
      return answer;
    } catch (error) {
      report(operation.id, expected, error instanceof Error ? error.name : 'no answer');
      return undefined;
    }
  };

  const { signIn, signOut } = operations.session;
  const credentials = { username: options.username, password: options.password };
  const wrong = { username: options.username, password: `${options.password}?` };
  await attempt(signIn, { body: wrong, token: null }, '401 for a wrong password', (answer) =>
    errorMismatch(answer, [401]),
  );
  const signedIn = await attempt(
    signIn,
    { body: credentials, token: null },
    'a session with its lifetime in seconds',
    (answer) => {
      const { expiresIn } = Object(answer.json);
      return (
        responseMismatch(signIn, answer) ??
        (expiresIn > 0 && expiresIn < 2_592_000 ? undefined : `expiresIn ${expiresIn}`)
      );
    },
  );
  const token: unknown = Object(signedIn?.json).userToken;
  if (typeof token !== 'string') return findings;
  service.useToken(token);

  let limitedToken: string | undefined;
  const signOutAll = async () => {
    if (limitedToken) await service.ask(signOut, { token: limitedToken });
    return service.ask(signOut);
  };
  try {
    if (options.limited) {
      const answer = await service.ask(signIn, { body: options.limited, token: null });
      limitedToken = Object(answer.json).userToken;
    }

    const samples = await samplesOf(service);
    for (const operation of allOperations) {
      if (operation === signIn || operation === signOut) continue;
      // Without a session no call may have an effect, so this check is safe even for calls that change data.
      await attempt(operation, { token: null }, '401 without a token', (answer) => errorMismatch(answer, [401]));
      await attempt(operation, { key: 'errada' }, '403 with a wrong key', (answer) => errorMismatch(answer, [403]));
      if (limitedToken && groups[operation.id] !== 'everyone')
        await attempt(operation, { token: limitedToken }, '403 without the group', (answer) =>
          errorMismatch(answer, [403]),
        );
      const isRead = operation.method === 'GET';
      if (isRead) {
        const values = samples.values(operation.id);
        if (!values) skip(operation.id, 'the answer matches the schema');
        else
          await attempt(operation, values, 'the answer matches the schema', (answer) =>
            responseMismatch(operation, answer),
          );
        if (values && operation.query && ('page' in operation.query || 'pageNumber' in operation.query))
          report(
            operation.id,
            'pages from 0, no longer than the page size',
            await pageMismatch(service, operation, values),
          );
      }
      const refused = samples.refused(operation.id);
      if (refused)
        await attempt(operation, refused.values, `${refused.status} for an unknown id`, (answer) =>
          errorMismatch(answer, [refused.status]),
        );
    }
    for (const link of samples.links) {
      // The address of a bucket is signed for GET only, and one byte is enough.
      const answer = await service.signed(link, { headers: { range: 'bytes=0-0' } }).catch(() => undefined);
      const isOdd = !/^https?:\/\//.test(link) || (answer?.status !== 200 && answer?.status !== 206);
      report(
        'storage',
        'a signed link answers without key and token',
        isOdd ? `status ${answer?.status ?? 'none'}` : undefined,
      );
    }
    if (options.write) {
      const matches = (operation: Operation) => (answer: ServiceAnswer) => responseMismatch(operation, answer);
      const refusedWith = (status: number) => (answer: ServiceAnswer) => errorMismatch(answer, [status]);
      const checks = { service, samples, attempt, report, skip, matches, refusedWith };
      await writes(checks);
      await uploads(checks);
    }
  } catch (error) {
    // An interrupted run leaves no session behind.
    await signOutAll().catch(() => {});
    throw error;
  }
  const gone = await signOutAll();
  if (gone.status === 404 || gone.status === 405) skip(signOut.id, 'the session ends (an addition)');
  else report(signOut.id, 'the session ends (an addition)', gone.status === 204 ? undefined : `status ${gone.status}`);
  return findings;
}
