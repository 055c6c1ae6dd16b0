const longestName = 200;
const longestExtension = 20;

/** Names that Windows reserves for devices, whatever their extension. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= longestExtension ? name.slice(dot) : '';
  return name.slice(0, longestName - extension.length) + extension;
}

/**
 * The name under which a file is sent: without accents, and with `_` for every character except letters, digits, dots,
 * underscores and hyphens. Never empty, `.` or `..`, and equal for both Unicode spellings of a name.
 */
export function normalizeFileName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]/gu, '_');
  const short = shorten(plain);
  return /^\.*$/.test(short) || deviceName.test(short) ? shorten(`_${short}`) : short;
}
