import { readFileSync } from 'node:fs';
import { allOperations, groups } from '@oraculo/api-client/contract';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { sheetFile } from './sampleFiles.ts';
import { brokenOf, type Known, type Schema, valueOf } from './arbitraryOf.ts';

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

const document = JSON.parse(
  readFileSync(new URL('../../../packages/api-client/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, Described>>;
};

const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** Rare: the calls of the session are slow on purpose, or end the session. */
const weightOf = (id: string): number => (id.startsWith('session.') ? 1 : 40);

export interface FuzzFigures {
  requests: number;
  byStatus: Record<string, number>;
  /** The operations that never succeeded. */
  neverSucceeded: string[];
  faults: string[];
}

interface Fuzz {
  api: string;
  /** The headers of every kind of user. */
  users: readonly Record<string, string>[];
  count: number;
  seed: number;
  atOnce?: number;
  /** Called after every thousand requests. */
  onProgress?: (figures: FuzzFigures) => void;
}

const english = /\b(the|not|is|must|invalid|error|unexpected|request|required|body|bad|too|large|failed|found)\b/i;

/** Remembers values of answers, so that later requests change and delete existing data. */
function createMemory() {
  const byName = new Map<string, string[]>();
  const note = (value: unknown, name = ''): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) note(item, name);
    else if (value !== null && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) note(part, key);
    else if ((typeof value === 'string' || typeof value === 'number') && String(value).length < 60) {
      const list = byName.get(name) ?? [];
      list.push(String(value));
      byName.set(name, list.slice(-200));
    }
  };
  const alias: Record<string, readonly string[]> = {
    operatorId: ['ansId'],
    ansId: ['ansId', 'id'],
    lot: ['nome'],
    lotName: ['nome'],
    batchId: ['id'],
    credentialId: ['id'],
    brandId: ['brandId', 'id'],
    glosaAppealUploadId: ['id'],
    providerId: ['id'],
    templateId: ['id'],
  };
  const known: Known = (name) =>
    [name, ...(alias[name] ?? [])].flatMap((other) => (byName.get(other) ?? []).slice(-30));
  return { known, note };
}

/** A value as the text of an address or a form. A generated object may have a `toString` that is not a function. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

function formOf(fields: unknown, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, unknown>)) {
    if (name !== 'file') form.append(name, textOf(value));
  }
  form.append('file', file);
  return form;
}

/** Valid values for most requests, so that uploads are made, listed and deleted too. */
const plausible = {
  ansId: '301264',
  brandId: '1',
  providerId: '1',
  templateId: '1',
  externalCovenantId: 'ROBO1',
  serviceUrl: 'https://servico.example/tiss',
  cnpj: '11222333000181',
  cpf: '52998224725',
  firstDate: new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10),
  lastDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  filename: 'cartao.xlsx',
  username: 'leitura',
  password: 'Araucaria-2694',
  id: '10-25-000123',
};

const wrongGlosas = sheetFile([
  ['NUMERO_GUIA', 'JUSTIFICATIVA'],
  ['abc', 'curta'],
]).then((file) => file.arrayBuffer());

const suitable: Record<string, readonly [string, string]> = {
  'batches.upload': ['lote.csv', 'CARTEIRINHA\n1234567890123456\n'],
  'restore.upload': ['nomes.csv', 'NOME\nguia_44-20-900001.pdf\n'],
  'documents.upload': ['guia_44-20-900001.pdf', '%PDF-1.7\n%%EOF'],
  'documents.update': ['guia_44-20-900001.pdf', '%PDF-1.7\n%%EOF'],
};

const fileKinds = fc.constantFrom<readonly [string, string]>(
  ['lote.csv', 'CARTEIRINHA\n1234567890123456\n'],
  ['nomes.csv', 'NOME\nguia_44-20-900001.pdf\n'],
  ['guia_44-20-900001.pdf', '%PDF-1.7\n%%EOF'],
  ['planilha.xlsx', 'PK\u0003\u0004 nada'],
  ['vazio.csv', ''],
);

/** Generates valid and broken requests from the OpenAPI document, by users of every group, and checks each answer. */
export async function sendGeneratedRequests({
  api,
  users,
  count,
  seed,
  atOnce = 16,
  onProgress,
}: Fuzz): Promise<FuzzFigures> {
  const { known, note } = createMemory();
  note(plausible);
  const figures: FuzzFigures = { requests: 0, byStatus: {}, neverSucceeded: [], faults: [] };
  const succeeded = new Set<string>();
  const choice = fc.oneof(
    ...described.map((item) => ({ weight: weightOf(item.operationId), arbitrary: fc.constant(item) })),
  );
  let drawn = 0;
  const draw = <T>(arbitrary: fc.Arbitrary<T>): T =>
    fc.sample(arbitrary, { numRuns: 1, seed: seed + (drawn += 1) })[0]!;

  const sendOne = async (): Promise<void> => {
    const item = draw(choice);
    const isBroken = draw(fc.nat(9)) < 3;
    const ofSchema = (schema: Schema, name: string) =>
      draw(isBroken ? brokenOf(schema, known) : valueOf(schema, known, name));
    let path = item.path;
    const query = new URLSearchParams();
    for (const { in: where, name, required, schema } of item.parameters ?? []) {
      if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(textOf(ofSchema(schema, name))) || '1');
      if (where === 'query' && (required || draw(fc.boolean()))) {
        const value = ofSchema(schema, name);
        for (const one of Array.isArray(value) ? value : [value]) query.append(name, textOf(one));
      }
    }
    const [type, content] = Object.entries(item.requestBody?.content ?? {})[0] ?? [];
    const fields = content && ofSchema(content.schema, '');
    const [fileName, bytes] = (isBroken ? undefined : suitable[item.operationId]) ?? draw(fileKinds);
    const fileBytes = item.operationId === 'glosas.upload' && !isBroken ? await wrongGlosas : bytes;
    const shownName = fileBytes === bytes ? fileName : 'guias.xlsx';
    const body =
      type === undefined
        ? undefined
        : type.startsWith('multipart')
          ? formOf(fields, new File([fileBytes], shownName))
          : JSON.stringify(fields);
    const user = draw(fc.constantFrom(...users, users[0]!, users[0]!));
    // A sign-out gets an unknown token, so that it does not end a session that other requests use.
    const headers: Record<string, string> = item.operationId === 'session.signOut' ? { ...user, token: 'x' } : user;
    const answer = await fetch(`${api}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: item.method,
      headers: typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers,
      ...(body !== undefined && { body }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    figures.requests += 1;
    if (figures.requests % 1000 === 0) onProgress?.(figures);
    if (answer === undefined || text === undefined) figures.faults.push(`${item.operationId}: no answer`);
    else checkAnswer(item, answer, text);
  };

  const checkAnswer = (item: (typeof described)[number], answer: Response, text: string): void => {
    const { operationId: id, responses } = item;
    const fault = (what: string) => figures.faults.push(`${id} ${answer.status}: ${what} ${text.slice(0, 200)}`);
    figures.byStatus[answer.status] = (figures.byStatus[answer.status] ?? 0) + 1;
    if (answer.status >= 500) return void fault('a failure');
    // A generated id may contain a path that leads to another route.
    const isElsewhere = [404, 405, 414].includes(answer.status);
    if (!isElsewhere && responses[answer.status] === undefined) fault('a status that the document does not name');
    if (answer.headers.get('x-request-id') === null) fault('an answer without an id');
    if (answer.status >= 400) {
      const problem = v.safeParse(
        v.object({ message: v.pipe(v.string(), v.minLength(8)), fields: v.optional(v.record(v.string(), v.string())) }),
        parsed(text),
      );
      if (!problem.success) fault('an error without a message');
      else if (english.test(problem.output.message)) fault('English');
      return;
    }
    succeeded.add(id);
    const operation = allOperations.find((known) => known.id === id)!;
    if (typeof operation.answer === 'string') return;
    const value = parsed(text);
    const { issues } = v.safeParse(operation.answer, value);
    if (issues) fault(`an answer off the schema at ${issues.map((issue) => v.getDotPath(issue)).join(', ')}`);
    else note(value);
  };

  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (figures.requests < count) await sendOne();
    }),
  );
  figures.neverSucceeded = Object.keys(groups).filter((id) => !succeeded.has(id));
  return figures;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
