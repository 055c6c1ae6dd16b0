import * as v from 'valibot';
import type { NamedFile } from '../files/namedFile.ts';
import { fileNameOfDisposition } from '../files/fileNameOfDisposition.ts';
import { ApiError, errorOfAnswer, kindOfStatus } from './errors.ts';
import type { Operation } from './operation.ts';

/** An error page can be of any size; its message is at the start or nowhere. */
const longestErrorBody = 64 * 1024;
/** Far above any list of the contract, far below what would stall a page. */
const longestJson = 32 * 1024 * 1024;

/** What the transport needs of an answer, whether `fetch` or `XMLHttpRequest` brought it. */
export interface RawAnswer {
  status: number;
  header: (name: string) => string | null;
  /** Stops reading at the limit and says so with `undefined`, unless a cut text will do. */
  text: (limit: number, whenLonger: 'cut' | 'refuse') => Promise<string | undefined>;
  blob: () => Promise<Blob>;
  /** Frees the connection without reading. */
  discard: () => void;
}

const badResponse = (status: number, cause: unknown) => new ApiError({ kind: 'badResponse', status, cause });

const isHtml = (answer: RawAnswer) => /^\s*(text\/html|application\/xhtml)/i.test(answer.header('content-type') ?? '');

/** The error of an answer outside 2xx. A 401 of a public call is about what was typed, not about a session. */
export async function readError(answer: RawAnswer, isPublic: boolean): Promise<ApiError> {
  const kind = answer.status === 401 && isPublic ? 'invalid' : kindOfStatus(answer.status);
  const body = await answer.text(longestErrorBody, 'cut').catch(() => '');
  return errorOfAnswer(kind, answer.status, body ?? '', answer.header('retry-after'));
}

async function readJson(answer: RawAnswer, schema: v.GenericSchema): Promise<unknown> {
  const text = await answer.text(longestJson, 'refuse');
  if (text === undefined) throw badResponse(answer.status, new RangeError('The answer is too long'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badResponse(answer.status, new TypeError('The answer is not JSON'));
  }
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (!parsed.success) throw badResponse(answer.status, new TypeError(describe(parsed.issues[0])));
  return parsed.output;
}

// Causes end in logs: they name the place that was wrong, never the personal data found there.
const describe = (issue: v.BaseIssue<unknown>) =>
  `The answer has something else than ${issue.expected ?? issue.type} at “${v.getDotPath(issue) ?? 'its root'}”`;

async function readFile(answer: RawAnswer): Promise<NamedFile> {
  const blob = await answer.blob();
  return { blob, fileName: fileNameOfDisposition(answer.header('content-disposition')) };
}

async function readNothing(answer: RawAnswer): Promise<undefined> {
  await answer.text(longestErrorBody, 'cut');
  return undefined;
}

/** Reads an answer inside 2xx as the operation says. */
export async function readSuccess(answer: RawAnswer, expected: Operation['answer']): Promise<unknown> {
  // A proxy's or a sign-in portal's page is never what was asked for, not even where no content is expected.
  if (isHtml(answer)) {
    answer.discard();
    throw badResponse(answer.status, new TypeError('The answer is a web page'));
  }
  if (expected === 'none') return readNothing(answer);
  if (answer.status === 204 || answer.status === 205) {
    throw badResponse(answer.status, new TypeError('The answer has no content'));
  }
  return expected === 'file' ? readFile(answer) : readJson(answer, expected);
}
