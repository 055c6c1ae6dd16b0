import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { completeTime, isTime, validateTime, readPastedTime, stepTime } from './timeText.ts';

test.each([
  ['8h30', '08:30'],
  ['8h', '08:00'],
  ['08h30min', '08:30'],
  ['8:30', '08:30'],
  ['08:30:15', '08:30'],
  ['8.30', '08:30'],
  ['8:30 PM', '20:30'],
  ['12:15 am', '00:15'],
  ['5 PM', '17:00'],
  ['15:30 amanhã', '15:30'],
  ['15:30 PM', '15:30'],
  ['2026-11-20T08:30', '08:30'],
  ['2026-11-20T08:30:00.000-03:00', '08:30'],
  ['2026-11-20 08:30:00-03:00', '08:30'],
  ['2026-11-20T08:30:00-03', '08:30'],
  ['20.11.2026 08:30', '08:30'],
  ['20/11 14h', '14:00'],
  ['14h - 20/11', '14:00'],
  ['5 de maio às 14h', '14:00'],
  ['às 14 horas', '14:00'],
])('“%s” is pasted as %s', (text, time) => {
  expect(readPastedTime(text)).toBe(time);
});

test.each([
  '25:00',
  '8:75',
  '15:30 am',
  '8 amanhã',
  'agora',
  '0830',
  '',
  '08:00 às 17:00',
  '20.11.2026',
  '8 às 17h',
  '8-5pm',
  '08:30 - 9',
  '8h–9',
])('“%s” is not pasted as a time', (text) => {
  expect(readPastedTime(text)).toBeUndefined();
});

test.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['23', '23:00'],
  ['24', '24'],
  ['83:0', '08:30'],
  ['12:3', '12:3'],
  ['08:30', '08:30'],
  ['', ''],
])('“%s” is completed to “%s”', (text, completed) => {
  expect(completeTime(text)).toBe(completed);
});

test.each([
  ['', null, undefined],
  ['08:3', null, 'incomplete'],
  ['24:00', null, 'nonexistent'],
  ['08:60', null, 'nonexistent'],
  ['07:59', null, 'min'],
  ['18:01', null, 'max'],
  ['08:00', '08:00', undefined],
])('between 08:00 and 18:00 “%s” is validated %s, %s', (text, value, problem) => {
  expect(validateTime(text, { min: '08:00', max: '18:00' })).toEqual(problem ? { value, problem } : { value });
});

test.each([
  ['08:03', 5, '08:05'],
  ['08:05', 5, '08:10'],
  ['08:03', -5, '08:00'],
  ['08:30', 60, '09:00'],
  ['23:58', 5, '23:59'],
  ['00:02', -60, '00:00'],
])('from %s a step of %s leads to %s', (time, by, next) => {
  expect(stepTime(time, by, {})).toBe(next);
});

test('an empty box starts at the first allowed time, and no step leaves the limits', () => {
  const rules = { min: '08:00', max: '18:00' };
  expect(stepTime(null, 5, rules)).toBe('08:00');
  assert(
    property(integer({ min: -600, max: 600 }), (by) => {
      const next = stepTime('12:00', by || 1, rules);
      expect(isTime(next) && next >= '08:00' && next <= '18:00').toBe(true);
    }),
  );
});
