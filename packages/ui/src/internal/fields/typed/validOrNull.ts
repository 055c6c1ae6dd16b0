import { warnDeveloper } from '../../base/warnDeveloper.ts';

/** In one object that only the warning uses, so that a production build drops it. */
const expected = {
  date: 'a date field: use an existing day as yyyy-MM-dd, without time or zone',
  formatted: 'formatDatePtBR: use an existing day as yyyy-MM-dd, without time or zone',
  money: 'a money field: use whole cents, 1250 for R$ 12,50',
  month: 'a month field: use yyyy-MM',
  number: 'a number field: use a decimal text with a point, such as 1234.5',
  step: 'a step: use a value of the field above zero',
  time: 'a time field: use HH:mm, without seconds or zone',
};

/** `value` if it is valid, else null with a warning in development. A missing value stays missing. */
export function validOrNull<Given>(
  value: Given,
  isValid: (value: NonNullable<Given>) => boolean,
  kind: keyof typeof expected,
): Given | null {
  if (value === null || value === undefined || isValid(value)) return value;
  if (process.env.NODE_ENV !== 'production') warnDeveloper(`“${value}” is not valid for ${expected[kind]}, or null.`);
  return null;
}

/** The step of the arrow keys if it is positive, else null with a warning in development. */
export const validStepOrNull = <Given extends string | number | null | undefined>(step: Given) =>
  validOrNull(step, (size) => Number(size) > 0, 'step');
