// The result is returned because the bundler takes the call for one without effects, and drops it where nobody uses what it gives.
const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * An address that can be decoded. The router answers one that cannot (`/%E0%A4%A`) by itself, in English and without our
 * headers; with its percent signs taken as they are written it is an address like any other that leads nowhere.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return decode(path) !== undefined ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
