import { expect, test } from 'vitest';
import {
  choiceParameter,
  dateParameter,
  filterCodec,
  pageParameter,
  textParameter,
  textsParameter,
} from './filterCodec.ts';

const codec = filterCodec({
  tab: choiceParameter(['list', 'errors']),
  firstDate: dateParameter,
  ansId: textParameter,
  users: textsParameter,
});

const defaults = { tab: 'list', firstDate: null, ansId: null, users: [], page: 1, pageSize: 10 };

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
  ['firstDate=2026-02-28', { firstDate: '2026-02-28' }],
  ['firstDate=2026-02-31', {}],
  ['firstDate=28/02/2026', {}],
  ['ansId=000528', { ansId: '000528' }],
  ['ansId=%20', {}],
  [`ansId=${'9'.repeat(300)}`, {}],
  ['users=a&users=b&users=a', { users: ['a', 'b'] }],
  ['outro=1', {}],
])('the address “%s” is read safely', (address, filters) => {
  expect(codec.read(new URLSearchParams(address))).toEqual({ ...defaults, ...filters });
});

test.each([
  ['', false],
  ['page=1', false],
  ['page=12&pageSize=7&tab=nada', false],
  ['page=-3', true],
  ['page=', true],
  ['page=007', true],
  ['page=2.5', true],
  ['page=99999999999999999999', true],
  ['historyPage=0', true],
  ['outro=-3', false],
])('of the address “%s” it is told whether a page in it is none: %s', (address, isWrong) => {
  const twoLists = filterCodec({ tab: choiceParameter(['list', 'history']), historyPage: pageParameter });
  expect(twoLists.hasWrongPage(new URLSearchParams(address))).toBe(isWrong);
});

test('what is written reads back the same, and defaults stay out', () => {
  const filters = {
    tab: 'errors' as const,
    firstDate: '2026-11-02',
    ansId: 'a&b=c',
    users: ['x', 'y'],
    page: 4,
    pageSize: 20,
  };
  expect(codec.read(codec.write(filters))).toEqual(filters);
  expect(codec.write(codec.read(new URLSearchParams())).toString()).toBe('');
});
