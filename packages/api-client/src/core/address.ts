import { ApiError } from './errors.ts';

const invalidId = (name: string) =>
  new ApiError({ kind: 'invalid', message: 'Identificador inválido.', cause: new TypeError(`No segment ${name}`) });

function encodeSegment(name: string, value: string | undefined): string {
  try {
    // A browser resolves a dot segment before it sends the request, and an empty segment addresses another resource.
    if (value && !/^\.\.?$/.test(value)) return encodeURIComponent(value);
  } catch {
    // `encodeURIComponent` throws for half of a surrogate pair.
  }
  throw invalidId(name);
}

// ofetch joins path and base as text: `..` or a host in a path would send the keys to another address.
const climbs = /[\\\s]|\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** Fills the `{name}` segments of a path with encoded values. Whatever the values, the path stays below the base address. */
export function fillPath(template: string, values: Readonly<Record<string, string>> = {}): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, values[name]));
  if (!/^\/(?!\/)/.test(path) || climbs.test(path)) throw invalidId(template);
  return path;
}

/** Drops empty values, which ofetch would send as a name without a value. */
export const sentQuery = (query: object | undefined): Record<string, unknown> | undefined =>
  query && Object.fromEntries(Object.entries(query).filter(([, value]) => (value ?? '') !== ''));

/** The configured base, checked once. A relative base needs a page. */
export function readBase(baseUrl: string): string {
  const page = globalThis.location?.href;
  const base = URL.canParse(baseUrl, page) ? new URL(baseUrl, page) : undefined;
  const isPlain =
    base && /^https?:$/.test(base.protocol) && !(base.username || base.password || base.search || base.hash);
  if (isPlain) return base.href.replace(/\/+$/, '');
  throw new TypeError('baseUrl must be a whole address, http(s) without user, query and fragment');
}
