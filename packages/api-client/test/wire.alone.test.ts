import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { callListener } from '../src/core/callListener.ts';
import { ApiError, errorKinds, isRetryable, kindOfStatus } from '../src/core/errors.ts';
import { toPage, wirePage, wirePageNumber } from '../src/core/page.ts';
import { fillPath, readBase, sentQuery } from '../src/core/address.ts';
import { readRetryAfter } from '../src/core/retryAfter.ts';
import {
  id,
  isCalendarDate,
  isCount,
  isFilled,
  isId,
  isInstant,
  openStatus,
  optionalText,
} from '../src/core/fieldSchemas.ts';

test.each<[what: string, holds: (value: unknown) => boolean, good: unknown[], bad: unknown[]]>([
  ['a filled text', isFilled, ['a', ' '], ['', 1, null, undefined, ['a']]],
  ['an id', isId, ['a', 0, -1, 2 ** 53 - 1], ['', 2 ** 53, 1.5, null, undefined, Number.NaN]],
  ['a count', isCount, [0, 1, 2 ** 53 - 1], [-1, 1.5, 2 ** 53, '1', null, Number.NaN]],
  [
    'an instant',
    isInstant,
    ['2026-11-20T09:41:00Z', '2026-11-20T09:41:00.123-03:00', '2026-11-20T09:41+0300'],
    [
      '2026-11-20T09:41:00',
      '2026-11-20',
      '20/11/2026T09:41Z',
      'x2026-11-20T09:41Z',
      '2026-13-20T09:41Z',
      '2026-11-20T09:41Zx',
      '2026-11-20 09:41 GMT +0300 (BRT)',
      '-002026-11-20T09:41:00Z',
      ['2026-11-20T09:41:00Z'],
      0,
    ],
  ],
  [
    'a calendar date',
    isCalendarDate,
    ['2026-11-20', '2024-02-29'],
    ['2026-02-29', '2026-11-31', '2026-1-1', '2026-11-20T00:00', '', null, 2026, ['2026-11-20']],
  ],
])('%s is accepted, and other values are refused', (_what, holds, good, bad) => {
  expect(good.filter((value) => !holds(value))).toEqual([]);
  expect(bad.filter(holds)).toEqual([]);
});

test.each([isFilled, isId, isCount, isInstant, isCalendarDate])('%o accepts every JSON value', (holds) => {
  const values = [
    {},
    [],
    true,
    { toString: 'none' },
    { toString: null, valueOf: null },
    JSON.parse('{"__proto__":null}'),
  ];
  expect(values.filter(holds)).toEqual([]);
});

test('an id is a text for every caller, and a missing optional value is read as `null`', () => {
  expect([v.parse(id, 7), v.parse(id, 'a7')]).toEqual(['7', 'a7']);
  expect([v.parse(optionalText, undefined), v.parse(optionalText, null), v.parse(optionalText, 'x')]).toEqual([
    null,
    null,
    'x',
  ]);
  expect([v.parse(openStatus(), 'done'), v.parse(openStatus(), 'novo'), v.parse(openStatus(), null)]).toEqual([
    'done',
    'novo',
    '',
  ]);
});

test.each([
  [{}, 0, 10],
  [{ page: 1, pageSize: 1 }, 0, 1],
  [{ page: 3, pageSize: 20 }, 2, 20],
  [{ page: 2.9, pageSize: 20.9 }, 1, 20],
  [{ page: 0.9, pageSize: 0 }, 0, 10],
  [{ page: -1, pageSize: -1 }, 0, 10],
  [{ page: Number.NaN, pageSize: Number.POSITIVE_INFINITY }, 0, 10],
])('the page %o becomes page number %i with %i rows', (query, page, size) => {
  expect(wirePage(query)).toEqual({ page, size });
  expect(wirePageNumber(query)).toEqual({ pageNumber: page, pageSize: size });
  const requestedPage = { items: ['x'], total: 7, page: page + 1, pageSize: size };
  expect(toPage({ rows: ['x'], count: 7 }, query)).toEqual(requestedPage);
  expect(toPage({ rows: ['x'], count: 7, pageable: null }, query)).toEqual(requestedPage);
  expect(toPage({ rows: ['x'], count: 7, pageable: { pageNumber: null, pageSize: 0 } }, query)).toEqual(requestedPage);
  // The page in the response takes precedence over the requested one.
  const fromResponse = toPage({ rows: ['x'], count: 7, pageable: { pageNumber: 4, pageSize: 50 } }, query);
  expect(fromResponse).toMatchObject({ page: 5, pageSize: 50 });
});

test.each([
  [undefined, undefined],
  [{}, {}],
  [{ a: '', b: null, c: undefined }, {}],
  [
    { a: 0, b: false, c: 'x', d: [] },
    { a: 0, b: false, c: 'x', d: [] },
  ],
])('the parameters %o are sent as %o', (query, sent) => {
  expect(sentQuery(query)).toEqual(sent);
});

test.each([
  ['https://servico.example/api/', 'https://servico.example/api'],
  ['https://servico.example///', 'https://servico.example'],
  ['http://servico.example:8080/a//b', 'http://servico.example:8080/a//b'],
])('the base %s becomes %s', (base, read) => {
  expect(readBase(base)).toBe(read);
});

test.each([
  'ftp://servico.example',
  'xhttps://servico.example',
  'https://ana@servico.example',
  'https://:senha@servico.example',
  'https://servico.example?a=1',
  'https://servico.example#a',
  '',
])('“%s” is not a valid base address', (base) => {
  expect(() => readBase(base)).toThrow('baseUrl must be a whole address, http(s) without user, query and fragment');
});

test('a path segment is encoded, and a missing one throws before a request', () => {
  expect(fillPath('/a/{one}/{two}', { one: 'x/y', two: '...' })).toBe('/a/x%2Fy/...');
  expect(fillPath('/a.b/c')).toBe('/a.b/c');
  for (const values of [{}, { one: '' }, { one: '.' }, { one: '..' }, { one: '\ud800' }]) {
    const failure = (() => {
      try {
        return fillPath('/a/{one}', values as Record<string, string>);
      } catch (error) {
        return error;
      }
    })();
    expect(failure).toMatchObject({ kind: 'invalid', message: 'Identificador inválido.' });
    expect(String((failure as ApiError).cause)).toContain('No segment one');
  }
});

test.each([
  'https://outro.example/x',
  '//outro.example/x',
  '///outro.example',
  '/\\outro.example',
  '\\\\outro.example',
  '@outro.example/x',
  ':8080/x',
  '.outro.example',
  '',
  'relativo',
  '/..',
  '/../x',
  '/%2e%2e/x',
  '/a/../../../x',
  '/\t/outro.example',
  '/ x',
])('the path %j is refused', (path) => {
  expect(() => fillPath(path)).toThrow(expect.objectContaining({ kind: 'invalid' }));
});

test.each([
  [200, 'badResponse'],
  [399, 'badResponse'],
  [400, 'invalid'],
  [418, 'invalid'],
  [499, 'invalid'],
  [500, 'server'],
  [599, 'server'],
])('the status %i has the kind %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

test('each kind has a message, which a message of the call or of the service overrides', () => {
  const sentences = errorKinds.map((kind) => new ApiError({ kind }).message);
  expect(new Set(sentences).size).toBe(errorKinds.length);
  expect(sentences.filter((sentence) => !/^\p{Lu}.{9,}\.$/u.test(sentence))).toEqual([]);
  const kind = 'server';
  expect(new ApiError({ kind, message: 'Da chamada.' }).message).toBe('Da chamada.');
  expect(new ApiError({ kind, message: 'Da chamada.', serverMessage: 'Do serviço.' }).message).toBe('Do serviço.');
  expect(new ApiError({ kind }).fields).toEqual({});
  expect(errorKinds.filter((one) => isRetryable(new ApiError({ kind: one })))).toEqual([
    'network',
    'timeout',
    'server',
    'rateLimited',
  ]);
});

test('an error of a listener is reported as uncaught, and the call continues', () => {
  const uncaught: (() => void)[] = [];
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void uncaught.push(task));
  const listener = vi.fn<(one: number, other: string) => void>(() => {
    throw new Error('listener');
  });
  callListener(listener, 1, 'a');
  callListener(undefined);
  vi.restoreAllMocks();
  expect(listener.mock.calls).toEqual([[1, 'a']]);
  expect(uncaught).toHaveLength(1);
  expect(uncaught[0]).toThrow('listener');
});

const now = Date.parse('2026-11-20T12:00:00Z');
test.each<[string | null, number | undefined]>([
  ['0', 0],
  ['900', 900],
  ['Fri, 20 Nov 2026 12:00:00 GMT', 0],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['amanhã', undefined],
  ['', undefined],
  [null, undefined],
  ['x Fri, 20 Nov 2026 12:01:00 GMT', undefined],
  ['fri, 20 Nov 2026 12:01:00 GMT', undefined],
  ['Fri, não', undefined],
  ['7x', undefined],
  ['x7', undefined],
  ['70', 70],
])('Retry-After “%s” is read as %s', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds);
});
