import type { Trace } from './leaks.ts';

/** Where something outlives the page. */
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

/** All that may be kept, each in the local storage and with nothing in it but what it is for. */
const specified: readonly (readonly [key: RegExp, holds: (value: string) => boolean])[] = [
  [/^oraculo:session$/, isObjectOf(sessionFields)],
  [/^colorMode$/, isWord('light', 'dark')],
  [/^eligibility-search-data$/, isObjectOf(['ansId', 'brandId'])],
  // How a table and the menu are shown, and whether single keys are shortcuts: choices of the user about the screen.
  [/^oraculo:table:[a-z-]+$/, isObjectOf(['hiddenColumns', 'density'])],
  [/^oraculo:shortcuts$/, isWord('on', 'off')],
  // The filters of a list under a name; the user is a hash.
  [/^oraculo:views:[0-9a-f]{16}$/, isListOf(['list', 'name', 'search', 'isFirst'])],
  // The last operators that were asked: their registries with the ANS, and nobody's name or number.
  [/^oraculo:recent-operators$/, (text) => /^\[("\d{1,6}"(,"\d{1,6}"){0,2})?\]$/.test(text)],
  [/^oraculo:menu$/, isWord('rail', 'expanded', 'hidden')],
];

/** One line for each thing that is kept and that nothing asks for, whatever is in it. */
export function findUnspecified(traces: readonly Trace[]): string[] {
  const kept = traces.filter(({ where }) => lasting.has(where));
  const unasked = kept.filter(({ where, text }) => {
    const [, key = text, value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    return where !== 'localStorage' || !specified.some(([name, holds]) => name.test(key) && holds(value));
  });
  return unasked.map(({ where, text }) => `kept in ${where} and not specified: ${text.slice(0, 300)}`);
}
