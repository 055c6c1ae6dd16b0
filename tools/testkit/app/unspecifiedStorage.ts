import type { Trace } from './leaks.ts';

/** Storage that outlives the page. */
const lasting = new Set(['localStorage', 'sessionStorage', 'cookie', 'indexedDB', 'cache']);

const sessionFields = ['userToken', 'givenName', 'email', 'membership', 'expiresIn', 'loginDate', 'endedBy'];

const isObjectOf = (fields: readonly string[]) => (text: string) => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).every((field) => fields.includes(field));
  } catch {
    return false;
  }
};

const isListOf = (fields: readonly string[]) => (text: string) =>
  /^\[.*\]$/s.test(text) && (JSON.parse(text) as unknown[]).every((one) => isObjectOf(fields)(JSON.stringify(one)));

const isWord =
  (...words: readonly string[]) =>
  (text: string) =>
    words.includes(text);

/** The allowed keys of the local storage, each with a check of its value. */
const specified: readonly (readonly [key: RegExp, holds: (value: string) => boolean])[] = [
  [/^oraculo:session$/, isObjectOf(sessionFields)],
  [/^colorMode$/, isWord('light', 'dark')],
  [/^eligibility-search-data$/, isObjectOf(['ansId', 'brandId'])],
  // Choices of the user: the columns of a table, whether single keys are shortcuts.
  [/^oraculo:table:[a-z-]+$/, isObjectOf(['hiddenColumns', 'density'])],
  [/^oraculo:shortcuts$/, isWord('on', 'off')],
  // Saved views: the filters of a list under a name. The key has a hash of the user.
  [/^oraculo:views:[0-9a-f]{16}$/, isListOf(['list', 'name', 'search', 'isFirst'])],
  // The ANS numbers of the operators that were queried last, without personal data.
  [/^oraculo:recent-operators$/, (text) => /^\[("\d{1,6}"(,"\d{1,6}"){0,2})?\]$/.test(text)],
  [/^oraculo:menu$/, isWord('rail', 'expanded', 'hidden')],
];

/** One line for each stored entry that no requirement allows, whatever its value. */
export function findUnspecified(traces: readonly Trace[]): string[] {
  const kept = traces.filter(({ where }) => lasting.has(where));
  const unspecified = kept.filter(({ where, text }) => {
    const [, key = text, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    return where !== 'localStorage' || !specified.some(([name, holds]) => name.test(key) && holds(value));
  });
  return unspecified.map(({ where, text }) => `kept in ${where} and not specified: ${text.slice(0, 300)}`);
}
