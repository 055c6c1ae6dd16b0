import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { readMask } from '../../internal/masks/readMask.ts';
import { formatPhone, phoneMask, withoutPrefix } from './phone.ts';

test.each([
  ['+55 11 98765-4321', '11987654321'],
  ['+55 (11) 3333-4444', '1133334444'],
  ['5511987654321', '11987654321'],
  ['551133334444', '1133334444'],
  ['011 98765-4321', '11987654321'],
  ['(0xx11) 3333-4444', '1133334444'],
  ['+55 011 98765-4321', '11987654321'],
  ['(55) 99876-5432', '55998765432'],
  ['5533334444', '5533334444'],
  ['Tel.: (11) 98765-4321', '11987654321'],
])('“%s” is pasted as %s', (text, phone) => {
  expect(readMask(phoneMask, withoutPrefix(text))).toBe(phone);
});

test.each([
  ['11987654321', '(11) 98765-4321'],
  ['1133334444', '(11) 3333-4444'],
  ['119876', '(11) 9876'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test('a number that is shown and pasted again is the same, with and without the country', () => {
  assert(
    property(stringMatching(/^[1-9][1-9](?:9[0-9]{8}|[2-5][0-9]{7})$/), (phone) => {
      for (const text of [formatPhone(phone), `+55 ${formatPhone(phone)}`, `0${phone}`])
        expect(readMask(phoneMask, withoutPrefix(text))).toBe(phone);
    }),
  );
});
