import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import {
  allOperations,
  defaultHeaderNames,
  groups,
  type Operation,
  type OperationId,
  querySchema,
} from '../src/contract/index.ts';
import { statusExamples } from '../src/contract/statusExamples.ts';
import { isCalendarDate, isCount, isFilled, isId, isInstant, sheetRead } from '../src/core/fieldSchemas.ts';
import { operationSummaries } from './operationSummaries.ts';

type Json = Record<string, unknown>;

/** The JSON Schema for schemas that check a value by a function. */
const checks: [check: unknown, means: JsonSchema][] = [
  [isId, { anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] }],
  [isFilled, { type: 'string', minLength: 1 }],
  [isCount, { type: 'integer', minimum: 0 }],
  [isInstant, { type: 'string', format: 'date-time' }],
  [isCalendarDate, { type: 'string', format: 'date' }],
];

type Replaced = v.NullableSchema<v.GenericSchema, unknown> | v.NullishSchema<v.GenericSchema, unknown>;

/** Whether the client replaces `null` or a missing value by a default, which is not part of the wire format. */
const isReplaced = (schema: { type: string }): schema is Replaced =>
  ['nullable', 'nullish'].includes(schema.type) && (schema as Replaced).default !== undefined;

/** Only the gateway adds this field, so a service may leave it out. */
const extensionOf = (schema: Json): JsonSchema => ({ ...schema, 'x-extension': true }) as JsonSchema;

function jsonSchema(schema: v.GenericSchema, typeMode: ConversionConfig['typeMode']): Json {
  // JSON Schema cannot express some rules (a date that exists, a number that lost no digits); the parser checks them.
  const ignoreActions = ['transform', 'to_number'];
  const converted: Json = {
    ...toJsonSchema(schema, {
      typeMode,
      ignoreActions,
      overrideSchema: ({ valibotSchema }) => {
        if (valibotSchema === sheetRead) return extensionOf(jsonSchema(v.nullish(v.string()), 'input'));
        if (isReplaced(valibotSchema)) {
          const examples = statusExamples.get(valibotSchema);
          return {
            ...jsonSchema(v.nullable(valibotSchema.wrapped), 'input'),
            ...(examples && { examples: [...examples] }),
          };
        }
        if (valibotSchema.type !== 'custom') return undefined;
        const { check } = valibotSchema as unknown as { check: unknown };
        return checks.find(([known]) => known === check)?.[1];
      },
    }),
  };
  delete converted.$schema;
  return converted;
}

const pathParameters = ({ path }: Operation): Json[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));

/** A default has the type that the service reads, not the text of the address. */
const typedDefault = ({ default: text, ...schema }: Json): Json => {
  if (typeof text !== 'string') return schema;
  return { ...schema, default: JSON.parse(text) };
};

function queryParameters({ query: shape }: Operation): Json[] {
  if (!shape) return [];
  const query = querySchema(shape);
  const { properties = {} } = jsonSchema(query, 'output') as { properties?: Record<string, Json> };
  const { required = [] } = jsonSchema(query, 'input') as { required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typedDefault(schema),
    ...(schema.type === 'array' ? { style: 'form', explode: true } : {}),
  }));
}

function requestBody({ bodyKind, body }: Operation): Json | undefined {
  if (bodyKind === 'none') return undefined;
  const fields = body ? jsonSchema(body, 'input') : { type: 'object', properties: {}, required: [] };
  if (bodyKind === 'json') return { required: true, content: { 'application/json': { schema: fields } } };
  const schema = {
    type: 'object',
    properties: { ...(fields.properties as Json), file: { contentMediaType: 'application/octet-stream' } },
    required: [...(fields.required as string[]), 'file'],
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

const fileTypes: Partial<Record<OperationId, string>> = {
  'credentials.report': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'glosas.exportErrors': 'text/csv',
};

function success({ id, answer }: Operation): Json {
  if (answer === 'none') return { description: 'Done' };
  if (answer !== 'file') {
    return { description: 'Done', content: { 'application/json': { schema: jsonSchema(answer, 'input') } } };
  }
  return {
    description: 'A file, named by Content-Disposition',
    content: { [fileTypes[id as OperationId] ?? 'application/octet-stream']: {} },
  };
}

/** Makes a retry safe: for 24 hours a repeat with the same key gets the first answer. */
const keyParameters = ({ hasIdempotencyKey }: Operation): Json[] =>
  hasIdempotencyKey
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'The same key with the same body answers the first answer again for 24 hours, with idempotency-replayed: true; 409 while the first is under way, 422 with another body',
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
        },
      ]
    : [];

/** Statuses with a `Retry-After`. */
const problemOf = (status: number): string => (status === 429 || status === 503 ? 'Later' : 'Problem');

/**
 * The errors that every call can return: an invalid request, a missing session, a refusal, a failure or a busy service.
 * Other statuses belong to single operations.
 */
const errorStatuses = ({ errors, hasIdempotencyKey }: Operation): number[] =>
  [...new Set([400, 401, 403, 500, 503, ...(hasIdempotencyKey ? [409, 422] : []), ...errors])].toSorted(
    (a, b) => a - b,
  );

function describeOperation(operation: Operation & { id: OperationId }): Json {
  return {
    operationId: operation.id,
    tags: [operation.id.split('.')[0]],
    summary: operationSummaries[operation.id],
    'x-group': groups[operation.id],
    ...(operation.isExtension ? { 'x-extension': true } : {}),
    'x-timeout-ms': operation.timeoutMs,
    security: [operation.isPublic ? { applicationKey: [] } : { applicationKey: [], userToken: [] }],
    parameters: [...pathParameters(operation), ...queryParameters(operation), ...keyParameters(operation)],
    requestBody: requestBody(operation),
    responses: {
      [operation.successStatus]: success(operation),
      ...Object.fromEntries(
        errorStatuses(operation).map((status) => [status, { $ref: `#/components/responses/${problemOf(status)}` }]),
      ),
    },
  };
}

/** The service as an OpenAPI 3.1 document, from the schemas that the client parses with. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of allOperations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation),
    };
  }
  const problem = {
    type: 'object',
    properties: {
      message: { type: 'string', description: 'In Portuguese, fit to show' },
      fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'What to fix, by field' },
    },
    required: ['message'],
  };
  const requestId = { schema: { type: 'string' }, description: 'Finds the call in the log' };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Oráculo operator service', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api/operator' }],
    paths,
    components: {
      schemas: { Problem: problem },
      responses: {
        Problem: { description: 'What went wrong', headers: { 'x-request-id': requestId }, content },
        Later: {
          description: 'The same call may end better later',
          headers: {
            'x-request-id': requestId,
            'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'Seconds to wait' },
          },
          content,
        },
      },
      securitySchemes: {
        applicationKey: { type: 'apiKey', in: 'header', name: defaultHeaderNames.key },
        userToken: { type: 'apiKey', in: 'header', name: defaultHeaderNames.token },
      },
    },
  };
}

/** The checked-in document. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
