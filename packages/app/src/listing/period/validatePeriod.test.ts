import { expect, test } from 'vitest';
import type { PickedPeriod } from '../../dates/period.ts';
import { validateOptionalPeriod, validatePeriod } from './validatePeriod.ts';

const [first, last] = ['2026-11-02', '2026-11-20'];
const noStart = 'Data inicial obrigatória';
const noEnd = 'Data final obrigatória';

test.each<[string, PickedPeriod, { required: string[][]; optional: string[][] }]>([
  ['both dates', { start: first, end: last }, { required: [[], []], optional: [[], []] }],
  ['no date', { start: null, end: null }, { required: [[noStart], [noEnd]], optional: [[], []] }],
  ['no start', { start: null, end: last }, { required: [[noStart], []], optional: [[noStart], []] }],
  ['no end', { start: first, end: null }, { required: [[], [noEnd]], optional: [[], [noEnd]] }],
  [
    'a text that is not a date',
    { start: null, end: last, startProblem: 'Data inexistente' },
    { required: [['Data inexistente'], []], optional: [['Data inexistente'], []] },
  ],
])('a period with %s has these messages, required and optional: %o', (_, period, { required, optional }) => {
  const messagesOf = (validate: typeof validatePeriod) => {
    const { start, end } = validate({ period });
    return [start, end];
  };
  expect(messagesOf(validatePeriod)).toEqual(required);
  expect(messagesOf(validateOptionalPeriod)).toEqual(optional);
});
