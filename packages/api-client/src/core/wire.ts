import * as v from 'valibot';
import { requiredText } from './sentText.ts';

const isId = (value: unknown) => (typeof value === 'string' ? value !== '' : Number.isSafeInteger(value));

/** An id is a string for every caller; a safe whole number on the wire is accepted, one that lost digits is not. */
export const id = v.pipe(
  v.custom<string | number>(isId),
  // For the OpenAPI document, which cannot look into a function.
  v.metadata({ anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }] }),
  v.transform(String),
);

/** Text that is always sent, `null` where there is none: an answer without it is not the one of the contract. */
export const text = v.nullable(v.string());

/** Text that the service may leave out: absent, `null` and text, always read as text or `null`. */
export const optionalText = v.nullish(v.string(), null);

/** A count, never negative. */
export const count = v.pipe(v.number(), v.integer(), v.safeInteger(), v.minValue(0));

const isInstant = (value: string) => !Number.isNaN(Date.parse(value));

/** A moment in ISO 8601; anything a screen would show as “Invalid Date” is refused here. */
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant));

/** A moment that has not come yet is sent as `null`. */
export const possibleInstant = v.nullable(instant);

const isCalendarDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** A calendar date `yyyy-MM-dd` that exists. */
export const calendarDate = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate));

/** A known status, or a new one that the service starts to send: the screens show those as an error. */
export type OpenStatus<Known extends string> = Known | (string & {});

/** A status by its known values; others pass, because the screens have a rule for them. */
export const openStatus = <Known extends string>(known: readonly Known[]) =>
  v.pipe(
    v.string(),
    v.metadata({ examples: [...known] }),
    v.transform((value): OpenStatus<Known> => value),
  );

/** What an action answers: a sentence fit to show. */
export const receipt = v.object({ message: v.string() });
export type Receipt = v.InferOutput<typeof receipt>;

/** Query values travel as text; a gateway that parses with these schemas gets numbers, flags and lists. */
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber(), v.number());
export const pageNumber = v.optional(v.pipe(wholeNumber, v.integer()), '0');
export const pageSize = v.optional(v.pipe(wholeNumber, v.integer(), v.minValue(1), v.maxValue(100)), '10');
export const queryFlag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
  v.boolean(),
);
export const queryText = requiredText('name');
export const queryTexts = v.pipe(
  v.union([v.array(queryText), queryText]),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
  v.array(queryText),
);
