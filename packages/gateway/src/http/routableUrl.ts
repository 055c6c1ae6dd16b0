// Returns the result, because the bundler treats `decodeURIComponent` as pure and would drop an unused call.
const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * An address that can be decoded. The router itself would answer an address that cannot be decoded (`/%E0%A4%A`), in
 * English and without our headers. Its percent signs are escaped, so that it becomes an ordinary unknown address.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return decode(path) !== undefined ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
