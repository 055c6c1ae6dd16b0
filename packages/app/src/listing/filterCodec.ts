import { type Period, readPeriod, writePeriod } from '../dates/period.ts';
import { pageSizes, type Paging } from './paging.ts';

/** One parameter of the address, and back. Whatever stands in the address, `read` answers something usable. */
export interface Parameter<Value> {
  read: (text: readonly string[]) => Value;
  write: (value: Value) => readonly string[];
  /** Whether the parameter is invalid; the address is then corrected. @default never invalid */
  isInvalid?: (text: readonly string[]) => boolean;
  /** It may name a patient: it stands in the history entry and never in the address. */
  isPersonal?: boolean;
}

const longestText = 200;

/** The service refuses a longer text and one with NUL, and a list that it refuses cannot be mended by trying again. */
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

/** Two days in one parameter, `2026-11-01_2026-11-30`; what cannot be searched is read as none. */
export const periodParameter = (longestSpanDays?: number): Parameter<Period | null> => {
  const read = ([text]: readonly string[]) => (text === undefined ? null : readPeriod(text, longestSpanDays));
  const write = (period: Period | null) => (period ? [writePeriod(period)] : []);
  return { read, write, isInvalid: (text) => text.join() !== write(read(text)).join() };
};

/** One of a few words; the first is the default and stays out of the address. */
export const choiceParameter = <const Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
): Parameter<Choice> => ({
  read: ([text]) => choices.find((choice) => choice === text) ?? choices[0],
  write: (value) => (value === choices[0] ? [] : [value]),
});

/** Beyond the end of every list, and a number that the service still takes. */
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
  /** The names of what has to be set right in the address. */
  invalidIn: (params: URLSearchParams) => string[];
  /** The names of what stays out of the address. */
  personal: readonly string[];
  /** Defaults stay out, so that one set of filters has one address. */
  write: (filters: Filters & Paging) => URLSearchParams;
}

type Parameters<Filters> = { readonly [Name in keyof Filters]: Parameter<Filters[Name]> };
type ErasedParameters = Record<string, Parameter<unknown>>;

/** Maps the address to the filters of a list and back, with its page and page size; never throws on a bad address. */
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
