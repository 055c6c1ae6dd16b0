import * as v from 'valibot';

/** A value that passes a check. Errors and the conformance check describe it by `expects`. */
const named = <Value>(expects: string, test: (value: unknown) => boolean) =>
  Object.assign(v.custom<Value>(test), { expects });

/** A text that is never empty. */
export const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';
export const filled = named<string>('text that is not empty', isFilled);

export const isId = (value: unknown): boolean => isFilled(value) || Number.isSafeInteger(value);

/** An id, as a string. A safe whole number on the wire is accepted; one that lost digits is not. */
export const id = v.pipe(named<string | number>('id', isId), v.transform(String));

/** A text that the service always sends, or `null` if there is none. An answer without it breaks the contract. */
export const text = v.nullable(v.string());

/** A text that the service may leave out: a missing value is read as `null`. */
export const optionalText = v.nullish(v.string(), null);

/** A whole number that is not negative and has lost no digits. */
export const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
export const count = named<number>('number', isCount);

/** An instant in ISO 8601 with its time zone. Refuses a text that a screen would show as “Invalid Date”. */
export const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-.+T.+(Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
export const instant = named<string>('ISO moment', isInstant);

/** An instant, or `null` for an event that has not happened yet. */
export const possibleInstant = v.nullable(instant);

/** A calendar date `yyyy-MM-dd` that exists. */
export const isCalendarDate = (value: unknown): boolean => {
  // JSON may hold an object whose `toString` is not a function, and a template string would throw.
  if (typeof value !== 'string') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
};
export const calendarDate = named<string>('date as yyyy-MM-dd', isCalendarDate);

/** A known status, or a new one that the service has started to send, which the screens show as an error. */
export type OpenStatus<Known extends string> = Known | (string & {});

/**
 * A status with its known values. Unknown values pass, and `null` or a missing one becomes an empty text, because the
 * screens have a rule for both.
 */
export const openStatus = <Known extends string>() =>
  v.nullish(v.string(), '') as v.GenericSchema<string | null | undefined, OpenStatus<Known>>;

/** True, false, or `null` if the service does not say it. The screens have a rule for each. */
export const openFlag = v.nullish(v.boolean(), null);

/**
 * Added by the gateway: the name of the sheet that was read, if other visible sheets have rows too. `null` for a single
 * sheet with rows, and from a service without the field.
 */
export const sheetRead = v.nullish(v.string(), null);

/** The answer to an action: a sentence to show. */
export const receipt = v.object({ message: v.string() });
export type Receipt = v.InferOutput<typeof receipt>;

/** The answer to the upload of a spreadsheet. */
export const sheetReceipt = v.object({ message: v.string(), sheet_read: sheetRead });
export type SheetReceipt = v.InferOutput<typeof sheetReceipt>;
