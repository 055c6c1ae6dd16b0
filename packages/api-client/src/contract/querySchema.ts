import * as v from 'valibot';
import type { ParsedQuery, QueryShape } from '../core/operation.ts';
import { requiredText } from '../core/textLimits.ts';
import { calendarDate } from '../core/fieldSchemas.ts';

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber(), v.number());
const text = requiredText('name');

/** Parses the texts of a query into numbers, flags and lists. */
const kinds = {
  text,
  texts: v.pipe(
    v.union([v.array(text), text]),
    v.transform((value) => (typeof value === 'string' ? [value] : value)),
    v.array(text),
  ),
  date: calendarDate,
  flag: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
    v.boolean(),
  ),
  page: v.pipe(wholeNumber, v.integer()),
  size: v.pipe(wholeNumber, v.integer(), v.minValue(1), v.maxValue(100)),
};
const defaults: Partial<Record<string, string>> = { flag: 'false', page: '0', size: '10' };

function schemaOf(kind: string): v.GenericSchema {
  const isOptional = kind.endsWith('?');
  const name = (isOptional ? kind.slice(0, -1) : kind) as keyof typeof kinds;
  const schema: v.GenericSchema = kinds[name];
  if (isOptional) return v.optional(schema);
  return name in defaults ? v.optional(schema, defaults[name]) : schema;
}

/** The schema with which a service reads a query. It is built here, so that no page downloads code that only a service needs. */
export const querySchema = <const Shape extends QueryShape>(shape: Shape) =>
  v.object(
    Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, schemaOf(kind)])),
  ) as unknown as v.GenericSchema<Record<string, unknown>, ParsedQuery<Shape>>;
