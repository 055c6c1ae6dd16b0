import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { NamedFile } from '../files/namedFile.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The kind of a value of a query. */
interface QueryKinds {
  text: string;
  texts: string[];
  /** A calendar date `yyyy-MM-dd`. */
  date: string;
  /** A flag; false if left out. */
  flag: boolean;
  /** A page number, zero-based; 0 if left out. */
  page: number;
  /** A page size from 1 to 100; 10 if left out. */
  size: number;
}

/** The parameters of a query by name; a type that ends in `?` is optional, without a default. */
export type QueryShape = Readonly<Record<string, keyof QueryKinds | `${keyof QueryKinds}?`>>;

/** The query as the service reads it: numbers, flags and lists, not texts. */
export type ParsedQuery<Shape extends QueryShape> = {
  [Name in keyof Shape]: Shape[Name] extends keyof QueryKinds
    ? QueryKinds[Shape[Name]]
    : Shape[Name] extends `${infer Kind extends keyof QueryKinds}?`
      ? QueryKinds[Kind] | undefined
      : never;
};

/**
 * One call of the service, defined once: the client sends it, the gateway validates it, and the OpenAPI document
 * describes it.
 */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** Relative to the base address; `{name}` is a placeholder for one encoded segment. */
  readonly path: `/${string}`;
  readonly query?: QueryShape;
  readonly bodyKind: 'none' | 'json' | 'multipart';
  /** The JSON body. For `multipart`: the text fields that accompany the file, which is always named `file`. */
  readonly body?: GenericSchema;
  /** A schema for JSON, `file` for bytes with a name, `none` for no content. */
  readonly answer: GenericSchema | 'file' | 'none';
  readonly successStatus: 200 | 201 | 204;
  /** The time limit, in milliseconds, which covers headers, body and parsing. */
  readonly timeoutMs: number;
  /** The error statuses of this operation, besides 400, 401, 403 and 500, which every operation can answer. */
  readonly errors: readonly number[];
  /** True for the calls that work without a session: no token is sent and a 401 does not end the session. */
  readonly isPublic?: boolean;
  /**
   * True for a POST that creates something: it accepts an `Idempotency-Key`, and a repeat gets the response of the
   * first request.
   */
  readonly hasIdempotencyKey?: boolean;
  /** True for the call that ends the session: a 401 means that it has ended already. */
  readonly endsSession?: boolean;
  /** True if the company's contract has no such call: a service without it responds with 404 or 405. */
  readonly isExtension?: boolean;
}

export const ordinaryTimeoutMs = 30_000;
/** The time limit of calls that wait for an operator’s own system. */
export const operatorTimeoutMs = 180_000;

/** The properties that most operations share. */
export const readDefaults = {
  method: 'GET',
  bodyKind: 'none',
  successStatus: 200,
  timeoutMs: ordinaryTimeoutMs,
} as const satisfies Partial<Operation>;

type SegmentNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SegmentNames<Rest>
  : never;

/** The values of the `{…}` segments of an operation's path. */
export type PathValues<O extends Operation> = Record<SegmentNames<O['path']>, string>;

/** The answer of an operation on the wire, before it is parsed. */
export type WireAnswer<O extends Operation> = O['answer'] extends GenericSchema ? InferInput<O['answer']> : undefined;

/** The parsed answer of an operation. */
export type Answer<O extends Operation> = O['answer'] extends GenericSchema
  ? InferOutput<O['answer']>
  : O['answer'] extends 'file'
    ? NamedFile
    : undefined;

/** The JSON body, or the text fields of a multipart body, as the service reads it. */
export type Body<O extends Operation> = O['body'] extends GenericSchema ? InferInput<O['body']> : undefined;

/** The query of a call; every parameter is optional. */
export type Query<O extends Operation> = O['query'] extends QueryShape ? Partial<ParsedQuery<O['query']>> : undefined;

/** The query as callers pass it. A parameter with `null` is left out, so that an unset filter can be passed. */
export type QueryInput<O extends Operation> = { [Name in keyof Query<O>]: Query<O>[Name] | null };
