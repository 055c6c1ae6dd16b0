const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * An address that can be decoded. The router answers one that cannot (`/%E0%A4%A`) by itself, in English and without our
 * headers; with its percent signs taken as they are written it is an address like any other that leads nowhere.
 */
export function routableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}
