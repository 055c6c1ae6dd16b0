import { warnDeveloper } from '../warnDeveloper.ts';

/** `value` where it is sound, else null: development then says what the field takes. Not given is left as it is. */
export function soundValue<Given>(
  value: Given,
  isSound: (value: NonNullable<Given>) => boolean,
  takes: string,
): Given | null {
  if (value === null || value === undefined || isSound(value)) return value;
  if (process.env.NODE_ENV !== 'production') warnDeveloper(`“${value}” is no value of a ${takes}, or null.`);
  return null;
}
