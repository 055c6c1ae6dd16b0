import { warnDeveloper } from '../../base/warnDeveloper.ts';

/** In one place, so that they leave a production build with the warning. */
const takes = {
  date: 'a date field: it takes a day that exists, as yyyy-MM-dd without time or zone',
  formatted: 'formatDatePtBR: it takes a day that exists, as yyyy-MM-dd without time or zone',
  money: 'a money field: it takes whole cents, 1250 for R$ 12,50',
  month: 'a month field: it takes yyyy-MM',
  number: 'a number field: it takes a decimal text with a point, as 1234.5',
  step: 'a step: it takes what is above zero, written as the values of its field',
  time: 'a time field: it takes HH:mm, without seconds or zone',
};

/** `value` where it is sound, else null: development then says what the field takes. Not given is left as it is. */
export function soundValue<Given>(
  value: Given,
  isSound: (value: NonNullable<Given>) => boolean,
  kind: keyof typeof takes,
): Given | null {
  if (value === null || value === undefined || isSound(value)) return value;
  if (process.env.NODE_ENV !== 'production') warnDeveloper(`“${value}” is no value of ${takes[kind]}, or null.`);
  return null;
}

/** The step of the arrows: with zero or less they would never arrive. */
export const soundStep = <Given extends string | number | null | undefined>(step: Given) =>
  soundValue(step, (size) => Number(size) > 0, 'step');
