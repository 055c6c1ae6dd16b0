import { getEventListeners } from 'node:events';
import * as v from 'valibot';
import { afterAll, expect, test, vi } from 'vitest';
import { allOperations, type Operation } from '../src/contract/index.ts';
import { guardAnswer } from '../src/core/guardAnswer.ts';
import { readJson } from '../src/core/readAnswer.ts';
import { fixtures } from '../src/fixtures/index.ts';

type Path = readonly (string | number)[];

/** Every path of a sample. The first entry of a list represents all. */
function paths(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? [at, ...paths(value[0], [...at, 0])] : [at];
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => paths(inner, [...at, name]))];
}

function withValueAt(value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === first ? withValueAt(item, rest, change) : item));
  const entries = Object.entries(value as object).map(([name, inner]) => [
    name,
    name === first ? withValueAt(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const damages: Record<string, (old: unknown) => unknown> = {
  missing: () => undefined,
  null: () => null,
  'a number without end': () => Number.POSITIVE_INFINITY,
  'a negative fraction': () => -1.5,
  'a text': (old) => (typeof old === 'string' ? `${old}\0` : 'undefined'),
  'an object': () => ({ toString: 'x' }),
  'a list': () => [[]],
  'a flag': () => 'sim',
};

/** Values that a screen would show as “undefined”, “NaN”, “Invalid Date” or “[object Object]”. */
function isUnshowable(damaged: unknown, valid: unknown): boolean {
  if (damaged === null || damaged === undefined) return false;
  if (typeof damaged === 'number') return !Number.isFinite(damaged) || damaged < 0;
  if (typeof damaged !== 'object') return false;
  if (Array.isArray(damaged))
    return damaged.some((item) => isUnshowable(item, Array.isArray(valid) ? valid[0] : undefined));
  if (valid !== undefined && typeof valid !== 'object') return true;
  return Object.entries(damaged).some(([name, inner]) =>
    isUnshowable(inner, (valid as Record<string, unknown> | null)?.[name]),
  );
}

const withSchema = allOperations.flatMap(({ id, answer }: Operation) =>
  typeof answer === 'string' ? [] : [[id, answer, fixtures[id as keyof typeof fixtures]] as const],
);

let damaged = 0;
afterAll(() => {
  process.stdout.write(`\nDamaged answers: ${damaged} over ${withSchema.length} operations\n`);
});

test.each(withSchema)('a damaged answer to %s is refused, or the screen can still show it', (_, schema, sample) => {
  const valid = v.parse(schema, sample);
  const slipped = paths(sample).flatMap((path) =>
    Object.entries(damages).flatMap(([name, damage]) => {
      damaged += 1;
      const parsed = v.safeParse(schema, withValueAt(sample, path, damage));
      return parsed.success && isUnshowable(parsed.output, valid) ? [`${path.join('.')}: ${name}`] : [];
    }),
  );
  expect(slipped).toEqual([]);
});

test.each(withSchema)('unknown fields in an answer to %s are dropped', (_, schema, sample) => {
  const grown = withValueAt(sample, paths(sample).at(1) ?? [], (old) =>
    typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, tomorrow: { ly: 1 } } : old,
  );
  expect(v.parse(schema, grown)).toEqual(v.parse(schema, sample));
});

test('an answer without a list is refused', () => {
  expect(() => readJson(v.array(v.string()), Object.assign(new Response(), { _data: {} }))).toThrow('inesperada');
});

const { signal } = new AbortController();
const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = (kind: string, reason: string) =>
  expect.objectContaining({ kind, cause: expect.objectContaining({ message: expect.stringContaining(reason) }) });

/** A response in the given chunks; an error among them breaks the connection. */
function inChunks(chunks: (Uint8Array<ArrayBuffer> | Error)[], init?: ResponseInit) {
  const left = chunks.values();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { value } = left.next();
      if (value instanceof Error) controller.error(value);
      else if (value) controller.enqueue(value);
      else controller.close();
    },
  });
  return guardAnswer(new Response(body, init), signal);
}

const ofType = (status: number, type: string) => new Response('<p>', { status, headers: { 'content-type': type } });

test.each<[what: string, answer: Response, kind: string, reason: string]>([
  ['300', new Response(null, { status: 300 }), 'network', 'is a redirect'],
  ['308', new Response(null, { status: 308 }), 'network', 'is a redirect'],
  ['a redirect whose status a browser hides', hiddenRedirect(), 'network', 'is a redirect'],
  ['304', new Response(null, { status: 304 }), 'badResponse', 'is no answer'],
  ['a page', ofType(200, 'text/html; charset=utf-8'), 'badResponse', 'is no answer'],
  ['a page of XHTML', ofType(299, ' Application/XHTML+xml'), 'badResponse', 'is no answer'],
])('%s is refused', (_, answer, kind, reason) => {
  expect(() => guardAnswer(answer, signal)).toThrow(refusal(kind, reason));
});

function hiddenRedirect() {
  return Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
}

test.each([
  [400, 'text/html'],
  [500, 'application/xhtml+xml'],
  [200, 'text/css'],
  [200, 'application/json; note=text/html'],
])('%i with %s is accepted', (status, type) => {
  expect(guardAnswer(ofType(status, type), signal).status).toBe(status);
});

test('a text is decoded correctly wherever its chunks were cut, and invalid UTF-8 becomes an error', async () => {
  const [first, second] = [bytes('ação').slice(0, 2), bytes('ação').slice(2)];
  expect(await inChunks([first, second]).text()).toBe('ação');
  await expect(inChunks([first]).text()).rejects.toThrow(refusal('badResponse', 'is not UTF-8'));
  expect(await inChunks([first, bytes('!')], { status: 400 }).text()).toBe('a\uFFFD!');
});

test('an answer without a body is empty, and a blob has the declared type', async () => {
  expect(await guardAnswer(new Response(null), signal).text()).toBe('');
  expect(await guardAnswer(new Response(null), signal).blob()).toMatchObject({ size: 0, type: '' });
  expect(await guardAnswer(ofType(200, 'text/csv'), signal).blob()).toMatchObject({ size: 3, type: 'text/csv' });
});

test('JSON of 32 MiB is read, and one byte more is refused', async () => {
  const longest = new Uint8Array(32 * 1024 * 1024).fill(0x20);
  expect(await inChunks([longest]).text()).toHaveLength(longest.length);
  await expect(inChunks([longest, bytes(' ')]).text()).rejects.toThrow(refusal('badResponse', 'is too long'));
});

test.each(['text', 'blob'] as const)('an endless error page becomes %s after its first part', async (read) => {
  const part = new Uint8Array(60_000);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(part) });
  const answer = await guardAnswer(new Response(endless, { status: 400 }), signal)[read]();
  expect(typeof answer === 'string' ? answer.length : answer.size).toBe(120_000);
});

test.each(['text', 'blob'] as const)(
  'a %s that breaks off becomes a failed request, and an error answer keeps its first part',
  async (read) => {
    const broken = [bytes('ab'), new Error('reset')];
    await expect(inChunks(broken)[read]()).rejects.toThrow(refusal('network', 'reset'));
    expect(await new Response(await inChunks(broken, { status: 400 })[read]()).text()).toBe('ab');
  },
);

test('a call that ends cancels its stalled body and removes its listener from the signal', async () => {
  const controller = new AbortController();
  const cancel = vi.fn<() => void>();
  const answer = guardAnswer(new Response(new ReadableStream({ cancel })), controller.signal);
  const text = answer.text();
  controller.abort();
  expect(await text).toBe('');
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});
