import { assert, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { readMask } from '../../internal/fields/masks/readMask.ts';
import { formatPhone, hasArea, phoneMask, withoutPrefix } from './phone.ts';

test.each([
  ['+55 11 98765-4321', '11987654321'],
  ['+55 (11) 3333-4444', '1133334444'],
  ['5511987654321', '11987654321'],
  ['0055 11 98765-4321', '11987654321'],
  ['00 55 11 3333-4444', '1133334444'],
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

test('a formatted number is read as the number without punctuation, with and without the country code', () => {
  assert(
    property(stringMatching(/^[1-9][1-9](?:9[0-9]{8}|[2-5][0-9]{7})$/), (phone) => {
      for (const text of [formatPhone(phone), `+55 ${formatPhone(phone)}`, `0${phone}`])
        expect(readMask(phoneMask, withoutPrefix(text))).toBe(phone);
    }),
  );
});

test('the 67 area codes of Brazil are known, and no other', () => {
  const all = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
  expect(all.filter(hasArea).join(' ')).toBe(
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  );
});
