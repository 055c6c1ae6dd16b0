import * as v from 'valibot';
import { ApiError, errorOfAnswer, kindOfStatus } from './errors.ts';
import type { Operation } from './operation.ts';

/** An error page can be of any size; its message is at the start or nowhere. */
const longestErrorBody = 64 * 1024;
/** Far above any list of the contract, far below what would stall a page. */
const longestJson = 32 * 1024 * 1024;

/** What is needed of an answer, whether `fetch` or `XMLHttpRequest` brought it. */
export interface RawAnswer {
  status: number;
  header: (name: string) => string | null;
  /** Stops reading at the limit and says so with `undefined`, unless a cut text will do. */
  text: (limit: number, whenLonger: 'cut' | 'refuse') => Promise<string | undefined>;
  blob: () => Promise<Blob>;
}

const badResponse = (status: number, reason: string) =>
  new ApiError({ kind: 'badResponse', status, cause: new TypeError(`The answer ${reason}`) });

/** The error of an answer outside 2xx. A 401 of a public call is about what was typed, not about a session. */
export async function readError(answer: RawAnswer, isPublic = false): Promise<ApiError> {
  const kind = answer.status === 401 && isPublic ? 'invalid' : kindOfStatus(answer.status);
  const body = await answer.text(longestErrorBody, 'cut').catch(() => '');
  // Asking for a header that another origin does not expose would fill a page's console.
  const retryAfter = answer.status === 429 ? answer.header('retry-after') : null;
  return errorOfAnswer(kind, answer.status, body ?? '', retryAfter);
}

// Causes end in logs: they name the place that was wrong, never the personal data found there.
const describe = (issue: v.BaseIssue<unknown>) => `has no ${issue.expected ?? issue.type} at “${v.getDotPath(issue)}”`;

/** Reads JSON of a schema, or takes note that there is no content. */
export const readJson =
  (schema: Operation['answer']) =>
  async (answer: RawAnswer): Promise<unknown> => {
    if (typeof schema === 'string') return void (await answer.text(longestErrorBody, 'cut'));
    if (answer.status === 204 || answer.status === 205) throw badResponse(answer.status, 'has no content');
    const text = await answer.text(longestJson, 'refuse');
    if (text === undefined) throw badResponse(answer.status, 'is too long');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw badResponse(answer.status, 'is not JSON');
    }
    const parsed = v.safeParse(schema, value, { abortEarly: true });
    if (!parsed.success) throw badResponse(answer.status, describe(parsed.issues[0]));
    return parsed.output;
  };

/** A proxy's or a sign-in portal's page is never what was asked for, not even where no content is expected. */
export async function readSuccess<Value>(
  answer: RawAnswer,
  read: (answer: RawAnswer) => Promise<Value>,
): Promise<Value> {
  if (!/^\s*(text\/html|application\/xhtml)/i.test(answer.header('content-type') ?? '')) return read(answer);
  throw badResponse(answer.status, 'is a web page');
}
