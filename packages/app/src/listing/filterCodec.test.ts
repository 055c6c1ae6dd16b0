import { expect, test } from 'vitest';
import {
  choiceParameter,
  filterCodec,
  pageParameter,
  periodParameter,
  textParameter,
  textsParameter,
} from './filterCodec.ts';
import { isSamePage } from './paging.ts';

const codec = filterCodec({
  tab: choiceParameter(['list', 'errors']),
  period: periodParameter(30),
  ansId: textParameter,
  users: textsParameter,
});

const defaults = { tab: 'list', period: null, ansId: null, users: [], page: 1, pageSize: 10 };

test.each([
  ['', {}],
  ['page=3&pageSize=40', { page: 3, pageSize: 40 }],
  ['page=-3&pageSize=7', {}],
  ['page=NaN&pageSize=1e9', {}],
  ['page=2.5', {}],
  ['page=0', {}],
  ['page=99999999999999999999', { page: 999_999 }],
  ['page=9999999&pageSize=99999999999999999999', { page: 999_999 }],
  ['tab=errors', { tab: 'errors' }],
  ['tab=nada', {}],
  ['period=2026-02-01_2026-02-28', { period: { start: '2026-02-01', end: '2026-02-28' } }],
  ['period=2026-02-28_2026-02-01', { period: { start: '2026-02-01', end: '2026-02-28' } }],
  ['period=2026-02-01_2026-02-31', {}],
  ['period=2026-02-01', {}],
  ['period=2026-02-01_2026-02-02_2026-02-03', {}],
  ['period=01/02/2026_28/02/2026', {}],
  ['period=2026-01-01_2026-02-28', {}],
  ['period=1026-02-01_1026-02-02', {}],
  ['period=2090-02-01_2090-02-02', {}],
  ['ansId=000528', { ansId: '000528' }],
  ['ansId=%20', {}],
  ['ansId=a%00b', {}],
  [`ansId=${'9'.repeat(300)}`, {}],
  [`ansId=${'9'.repeat(200)}`, { ansId: '9'.repeat(200) }],
  [`ansId=${'9'.repeat(201)}`, {}],
  ['users=a&users=b&users=a', { users: ['a', 'b'] }],
  ['users=&users=%20&users=a', { users: ['a'] }],
  ['users=a%00b&users=a', { users: ['a'] }],
  [`users=${'a'.repeat(200)}&users=${'b'.repeat(201)}`, { users: ['a'.repeat(200)] }],
  ['outro=1', {}],
])('the address “%s” is read without an error', (address, filters) => {
  expect(codec.read(new URLSearchParams(address))).toEqual({ ...defaults, ...filters });
});

test.each([
  ['', []],
  ['page=1', []],
  ['page=12&pageSize=7&tab=nada', []],
  ['page=-3', ['page']],
  ['page=', ['page']],
  ['page=007', ['page']],
  ['page=2.5', ['page']],
  ['page=99999999999999999999', ['page']],
  ['historyPage=0', ['historyPage']],
  ['period=2026-02-01_2026-02-28', []],
  ['period=2026-02-28_2026-02-01', ['period']],
  ['period=ontem&page=0', ['period', 'page']],
  ['outro=-3', []],
])('the address “%s” has these invalid parameters: %s', (address, names) => {
  const twoLists = filterCodec({
    tab: choiceParameter(['list', 'history']),
    historyPage: pageParameter,
    period: periodParameter(30),
  });
  expect(twoLists.invalidIn(new URLSearchParams(address))).toEqual(names);
});

test('written filters read back unchanged, and defaults are omitted', () => {
  const filters = {
    tab: 'errors' as const,
    period: { start: '2026-02-01', end: '2026-02-28' },
    ansId: 'a&b=c',
    users: ['x', 'y'],
    page: 4,
    pageSize: 20,
  };
  expect(codec.read(codec.write(filters))).toEqual(filters);
  expect(codec.write(codec.read(new URLSearchParams())).toString()).toBe('');
});

test.each([
  [{ page: 2, pageSize: 10 }, true],
  [{ page: 3, pageSize: 10 }, false],
  [{ page: 2, pageSize: 20 }, false],
])('page 2 of 10 and %j are the same page: %s', (other, is) => {
  expect(isSamePage({ page: 2, pageSize: 10 }, other)).toBe(is);
});
