import type { Readable } from 'node:stream';
import {
  allOperations,
  type AnyOperation,
  groups,
  type Operation,
  type OperationId,
  type ParsedQuery,
  type PathValues,
  querySchema,
  type QueryShape,
  type WireAnswer,
} from '@oraculo/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashToken, type SignedInUser } from '../auth/sessions.ts';
import { attachment } from '../storage/attachment.ts';
import { DomainError } from '../domain/DomainError.ts';
import type { RouteContext } from '../RouteContext.ts';
import { linkSession } from '../storage/signedLinks.ts';
import { withIdempotencyKey, readIdempotencyKey, type WireReply } from './withIdempotencyKey.ts';
import { HttpError, messageOf } from './HttpError.ts';
import { type ReceivedUpload, receiveUpload } from './receiveUpload.ts';
import { disconnectSignal } from './disconnectSignal.ts';

export const apiBase = '/api/operator';

/** An answer that is a file, offered for download as `name`. */
interface FileAnswer {
  name: string;
  contentType: string;
  content: string | Buffer | Readable;
}

type ReadQuery<O extends Operation> = O['query'] extends QueryShape ? ParsedQuery<O['query']> : undefined;
type ReadBody<O extends Operation> = O['body'] extends v.GenericSchema ? v.InferOutput<O['body']> : undefined;

interface Call<O extends Operation> {
  params: PathValues<O>;
  query: ReadQuery<O>;
  body: ReadBody<O>;
  user: O extends { isPublic: true } ? undefined : SignedInUser;
  /** The session's token; empty for a public call. */
  token: string;
  upload: O['bodyKind'] extends 'multipart' ? ReceivedUpload : undefined;
  address: string;
  /** Aborts when the client disconnects, so that a long read ends. */
  signal: AbortSignal;
}

type Result<O extends Operation> = O['answer'] extends 'file' ? FileAnswer : WireAnswer<O>;
type Handler<O extends Operation> = (call: Call<O>) => Promise<Result<O>>;
export type RegisterAnswer = <O extends AnyOperation>(operation: O, handler: Handler<O>) => void;

function parse(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = v.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.output;
  const names = parsed.issues.flatMap((issue) => v.getDotPath(issue) ?? []);
  const fields = Object.fromEntries(names.map((name) => [name, 'Confira este campo.']));
  throw new DomainError('invalid', messageOf(400), names.length > 0 ? { fields } : {});
}

function wireReplyOf(operation: Operation, result: unknown): WireReply {
  const status = operation.successStatus;
  if (operation.answer === 'none') return { status, headers: {}, body: undefined };
  if (operation.answer !== 'file') {
    return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(result) };
  }
  const { content, contentType, name } = result as FileAnswer;
  const headers = {
    'content-type': contentType,
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
  return { status, headers, body: content };
}

/** No id contains NUL, and PostgreSQL does not accept a text with NUL. */
function withoutNul(params: Record<string, string>): Record<string, string> {
  if (Object.values(params).some((value) => value.includes('\0'))) throw new HttpError(404);
  return params;
}

// The contract spells this segment in two ways. The rest of every path is compared exactly.
const operatorsSegment = new RegExp(`^${apiBase}/healthoperators(?=[/?]|$)`, 'i');
export const canonicalUrl = (url: string): string => url.replace(operatorsSegment, `${apiBase}/healthoperators`);

const routeOf = (operation: Operation): string =>
  canonicalUrl(apiBase + operation.path.replace(/\{(\w+)\}/g, (_, name: string) => `:${name}`));

/** Registers a handler for each operation of the contract. The start fails if one is missing. */
export function contractRoutes(app: FastifyInstance, gateway: RouteContext) {
  const answered = new Set<OperationId>();

  const answer = (operation: Operation & { id: OperationId }, handler: (call: never) => Promise<unknown>): void => {
    answered.add(operation.id);
    const readQuery = operation.query && querySchema(operation.query);
    app.route({
      method: operation.method,
      url: routeOf(operation),
      config: { access: groups[operation.id] },
      handler: async (request: FastifyRequest, reply) => {
        const query = parse(readQuery, request.query);
        const upload =
          operation.bodyKind === 'multipart' ? await receiveUpload(request, gateway.files, gateway.config) : undefined;
        try {
          const body = parse(operation.body, upload ? upload.fields : request.body);
          const { user, token, ip: address } = request;
          const params = withoutNul(request.params as Record<string, string>);
          const call = {
            params,
            query,
            body,
            user,
            token,
            upload,
            address,
            // Created on demand: only long reads use the signal, and creating it costs more than the checks of a short
            // request.
            get signal() {
              return disconnectSignal(reply);
            },
          };
          const session = token && hashToken(token);
          const work = async () => wireReplyOf(operation, await linkSession.run(session, () => handler(call as never)));
          const file = upload && [upload.fileName, upload.sha256];
          const requestParts = [operation.id, params, query, body, file];
          const keyed =
            operation.hasIdempotencyKey && user
              ? readIdempotencyKey(request.headers['idempotency-key'], user.id, gateway.keys.signing, ...requestParts)
              : undefined;
          const answer = keyed ? await withIdempotencyKey({ ...gateway, reply }, keyed, work) : await work();
          return reply.code(answer.status).headers(answer.headers).send(answer.body);
        } finally {
          if (upload) await gateway.files.temporaryFiles.discard(upload.path);
        }
      },
    });
  };

  return {
    answer: answer as RegisterAnswer,
    finish: () => {
      const missing = allOperations.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
      if (missing.length > 0) throw new Error(`Operations of the contract without a route: ${missing.join(', ')}`);
      refuseOtherMethods(app);
    },
  };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A known path with an unknown method gets 405 with the list of its methods. */
function refuseOtherMethods(app: FastifyInstance): void {
  const paths = new Set(allOperations.map(routeOf));
  for (const url of paths) {
    const allowed = methods.filter((method) => app.hasRoute({ method, url }));
    app.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url,
      config: { access: 'noKey' },
      handler: async () => {
        throw new HttpError(405, undefined, { allow: allowed.join(', ') });
      },
    });
  }
}
