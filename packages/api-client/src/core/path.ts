import { ApiError } from './errors.ts';

const refuse = (reason: string): never => {
  throw new ApiError({ kind: 'invalid', message: 'Identificador inválido.', cause: new TypeError(reason) });
};

function encodeSegment(name: string, value: string | undefined): string {
  // A browser resolves a dot segment before it sends, and an empty one names another resource.
  if (value === undefined || value === '' || value === '.' || value === '..') {
    return refuse(`The path segment ${name} is missing, empty or a dot`);
  }
  try {
    return encodeURIComponent(value);
  } catch {
    return refuse(`The path segment ${name} is not text`);
  }
}

/** Puts encoded values into the `{name}` segments of a path. */
export const fillPath = (template: string, values: Readonly<Record<string, string>> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeSegment(name, values[name]));

/** Leaves out what is empty; a list repeats its name. */
export function toSearch(query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    for (const item of items) {
      if (item !== null && item !== undefined && item !== '') search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The configured base, checked once. Relative bases need a page to be relative to. */
export function readBase(baseUrl: string): URL {
  const page = globalThis.location?.href;
  if (!URL.canParse(baseUrl, page)) {
    throw new TypeError(
      'baseUrl must be a whole address such as https://gateway.example/api/operator outside of a page',
    );
  }
  const base = new URL(baseUrl, page);
  if (!/^https?:$/.test(base.protocol) || base.username || base.password || base.search || base.hash) {
    throw new TypeError('baseUrl must be http(s), without user, password, query and fragment');
  }
  base.pathname = base.pathname.replace(/\/+$/, '');
  return base;
}

/** An address below the base: the headers with the keys go there and nowhere else. */
export function resolveBelow(base: URL, path: string): string {
  const below = `${base.origin}${base.pathname.replace(/\/$/, '')}/`;
  const url = /^\/(?![/\\])[^\\\s]*$/.test(path) ? new URL(below + path.slice(1)).href : '';
  return url.startsWith(below) ? url : refuse('The path leads away from the base address');
}
