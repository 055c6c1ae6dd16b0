import { type Period, readPeriod, writePeriod } from '../dates/period.ts';
import { pageSizes, type Paging } from './paging.ts';

/** Reads and writes one parameter of the address. `read` returns a usable value for any text. */
export interface Parameter<Value> {
  read: (text: readonly string[]) => Value;
  write: (value: Value) => readonly string[];
  /** Whether the parameter is invalid and the address needs a correction. @default never invalid */
  isInvalid?: (text: readonly string[]) => boolean;
  /** It may name a patient, so it is stored in the history entry and never in the address. */
  isPersonal?: boolean;
}

const longestText = 200;

/** The service rejects a longer text and one with NUL, and a retry cannot help. */
const isSearchable = (text: string) => text.trim() !== '' && text.length <= longestText && !text.includes('\0');

export const textParameter: Parameter<string | null> = {
  read: ([text]) => (text !== undefined && isSearchable(text) ? text : null),
  write: (value) => (value ? [value] : []),
};

export const personalTextParameter: Parameter<string | null> = { ...textParameter, isPersonal: true };

export const textsParameter: Parameter<readonly string[]> = {
  read: (texts) => [...new Set(texts)].filter(isSearchable),
  write: (values) => values,
};

/** Two days in one parameter, `2026-11-01_2026-11-30`. An invalid period is read as no period. */
export const periodParameter = (longestSpanDays?: number): Parameter<Period | null> => {
  const read = ([text]: readonly string[]) => (text === undefined ? null : readPeriod(text, longestSpanDays));
  const write = (period: Period | null) => (period ? [writePeriod(period)] : []);
  return { read, write, isInvalid: (text) => text.join() !== write(read(text)).join() };
};

/** One of a few words. The first is the default, which the address omits. */
export const choiceParameter = <const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): Parameter<Choice> => ({
  read: ([text]) => choices.find((choice) => choice === text) ?? choices[0],
  write: (value) => (value === choices[0] ? [] : [value]),
});

/** Higher than the last page of every list, and still a number that the service accepts. */
const greatest = 999_999;

const wholeNumber = (text: string | undefined) => (/^\d+$/.test(text ?? '') ? Math.min(Number(text), greatest) : 0);

const readPage = ([text]: readonly string[]) => Math.max(1, wholeNumber(text));

export const pageParameter: Parameter<number> = {
  read: readPage,
  write: (value) => (value > 1 ? [String(value)] : []),
  isInvalid: (text) => text[0] !== String(readPage(text)),
};

export const pageSizeParameter: Parameter<number> = {
  read: ([text]) => pageSizes.find((size) => size === wholeNumber(text)) ?? pageSizes[0],
  write: (value) => (value === pageSizes[0] ? [] : [String(value)]),
};

export interface FilterCodec<Filters> {
  read: (params: URLSearchParams) => Filters & Paging;
  /** The names of the invalid parameters in the address. */
  invalidIn: (params: URLSearchParams) => string[];
  /** The names of the parameters that the address never holds. */
  personal: readonly string[];
  /** Defaults are omitted, so that one set of filters has one address. */
  write: (filters: Filters & Paging) => URLSearchParams;
}

type Parameters<Filters> = { readonly [Name in keyof Filters]: Parameter<Filters[Name]> };
type ErasedParameters = Record<string, Parameter<unknown>>;

/** Maps the address to the filters, page and page size of a list, and back. An invalid address never throws. */
export function filterCodec<Filters extends object>(parameters: Parameters<Filters>): FilterCodec<Filters> {
  const all = { ...parameters, page: pageParameter, pageSize: pageSizeParameter } as object as ErasedParameters;
  return {
    read: (params) => {
      const values = Object.entries(all).map(([name, parameter]) => [name, parameter.read(params.getAll(name))]);
      return Object.fromEntries(values) as Filters & Paging;
    },
    invalidIn: (params) =>
      Object.entries(all).flatMap(([name, { isInvalid: isWrong }]) =>
        params.has(name) && isWrong?.(params.getAll(name)) ? [name] : [],
      ),
    personal: Object.keys(all).filter((name) => all[name]?.isPersonal),
    write: (filters) => {
      const values = filters as Record<string, unknown>;
      const pairs = Object.entries(all).flatMap(([name, parameter]) =>
        parameter.write(values[name]).map((text) => [name, text]),
      );
      return new URLSearchParams(pairs);
    },
  };
}
