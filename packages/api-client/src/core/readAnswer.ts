import * as v from 'valibot';
import {
  ApiError,
  type ApiErrorDetails,
  type ErrorKind,
  kindOfStatus,
  longestMessage,
  ownSentences,
} from './errors.ts';
import type { Operation } from './operation.ts';
import { readRetryAfter } from './retryAfter.ts';

/** The id of the call in the service’s log. An invalid id is never shown. */
export const requestIdOf = (response: Response | undefined): string | undefined =>
  /^[\w.:-]{4,100}$/.exec(response?.headers.get('x-request-id') ?? '')?.[0];

const errorAt = (response: Response, kind: ErrorKind, details: Omit<ApiErrorDetails, 'kind'>) =>
  new ApiError({ kind, status: response.status, requestId: requestIdOf(response), ...details });

/** The error for an answer that does not match the contract. */
export const badResponse = (response: Response, reason: string): ApiError =>
  errorAt(response, 'badResponse', { cause: new TypeError(`The answer ${reason}`) });

/** Parses JSON; `undefined` for invalid JSON, because JSON has no such value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A message that can be shown: a text that is not empty. */
function readMessage(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // Removes control characters, which would break the lines of a toast or hide the text after them.
  return (
    value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longestMessage) || undefined
  );
}

function readFields(value: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, problem] of Object.entries((typeof value === 'object' && value) || {})) {
    const message = readMessage(problem);
    if (message) fields[name] = message;
  }
  return fields;
}

/** The error for an answer outside of 2xx. Its body may be anything, parsed JSON or bytes. */
export async function errorOfAnswer(response: Response & { _data?: unknown }, isPublic = false): Promise<ApiError> {
  const { status, _data: data } = response;
  const body = Object(data instanceof Blob ? parseJson(await data.text()) : data);
  return errorAt(response, status === 401 && isPublic ? 'invalid' : kindOfStatus(status), {
    message: ownSentences[status],
    // The HTTP parser of the server answers these in English, before any code of the service runs.
    serverMessage: status in ownSentences ? undefined : readMessage(body.message),
    fields: readFields(body.fields),
    retryAfterSeconds: readRetryAfter(response.headers.get('retry-after'), Date.now()),
  });
}

/** Drops invalid rows and keeps the others; a list without any valid row is a bad response. */
function withoutInvalidRows(schema: v.GenericSchema, value: object): unknown {
  const properties: [string, unknown][] = Object.entries({ ...value, '': value });
  const [name, list] = properties.find((property): property is [string, unknown[]] => Array.isArray(property[1])) ?? [];
  const withRows = (rows: unknown[]) => (name ? { ...value, [name]: rows } : rows);
  const valid = (list ?? []).filter((row) => v.safeParse(schema, withRows([row])).success);
  return valid.length > 0 ? withRows(valid) : value;
}

/** The path of the value that a schema refused, as in `rows.0.createdAt`. */
export const pathOf = ({ path }: v.BaseIssue<unknown>): string => (path ?? []).map(({ key }) => String(key)).join('.');

// The cause has the path and never the value, because causes end up in logs and the value may be personal data.
const describe = (issue: v.BaseIssue<unknown>) => `has no ${issue.expected ?? issue.type} at “${pathOf(issue)}”`;

/** Validates JSON with its schema, or checks that there is no content. */
export function readJson(schema: Operation['answer'], response: Response & { _data?: unknown }): unknown {
  if (typeof schema === 'string') return undefined;
  const { _data: value } = response;
  if (value === undefined) throw badResponse(response, 'is not JSON');
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const again = v.safeParse(schema, withoutInvalidRows(schema, Object(value)), { abortEarly: true });
  if (again.success) return again.output;
  throw badResponse(response, describe(parsed.issues[0]));
}
