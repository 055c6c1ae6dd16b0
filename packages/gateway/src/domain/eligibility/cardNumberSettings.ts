import type { CardNumberSetting } from '@oraculo/api-client';

/**
 * The card number rules by ANS number: the default of `cardNumberRules` in /config.json. Card numbers of an operator
 * without an entry are not validated.
 */
export const cardNumberSettings: Readonly<Record<string, CardNumberSetting>> = {
  '301264': { rule: 'digits16' },
  '317853': { rule: 'digits15' },
  '326908': { rule: 'digits20', pattern: '865\\d*' },
  '338742': { rule: 'digits9' },
  '344019': { rule: 'alnum20' },
  '352716': { rule: 'upTo20' },
  '359105': { rule: 'grouped20' },
  '362487': { rule: 'digits18' },
  '367031': { rule: 'digits17' },
  '371592': { rule: 'digits16' },
  '376240': { rule: 'digits9' },
  '380914': { rule: 'digits15' },
  '385377': { rule: 'digits20' },
  '396645': { rule: 'upTo20' },
  '402183': { rule: 'digits18' },
  '407551': { rule: 'digits17' },
  '411936': { rule: 'digits17' },
  '416270': { rule: 'grouped20' },
  '419804': { rule: 'alnum20' },
  '421715': { rule: 'digits16' },
  '004187': { rule: 'digits17', pattern: '0\\d*' },
  '000528': { rule: 'digits9' },
};
