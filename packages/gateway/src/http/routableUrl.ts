// Returns the result: the bundler treats `decodeURIComponent` as pure and would drop a call whose result is unused.
const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * An address that the router can decode. For any other address (`/%E0%A4%A`) the router would answer in English and
 * without our headers, so its percent signs are escaped and it becomes an ordinary unknown address.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return decode(path) !== undefined ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
