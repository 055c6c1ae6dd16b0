/** Personal data that is so distinctive that any copy of it is a leak. */
export interface Secret {
  what: string;
  value: string;
  /** Digits are found with and without punctuation, and dates in each notation. */
  kind: 'text' | 'digits' | 'date';
  /** The parts of a trace that may contain it by the specification. The search leaves them out. */
  allowedIn?: RegExp;
}

/** A text that the app leaves behind: an address, a line of a console or a log, a stored value. */
export interface Trace {
  where: string;
  text: string;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text
      .replaceAll('+', ' ')
      .replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  }
};

const withoutPunctuation = (text: string) => text.replace(/[.\-_/\s]/g, '');

function formsOf({ value, kind }: Secret): string[] {
  if (kind === 'text')
    return [value, withoutPunctuation(value), btoa(unescape(encodeURIComponent(value))).replace(/=+$/, '')];
  if (kind === 'date') {
    const [year, month, day] = value.split('-');
    return [
      value,
      `${day}/${month}/${year}`,
      `${day}-${month}-${year}`,
      `${day}${month}${year}`,
      `${year}${month}${day}`,
    ];
  }
  // Only the screen may show a masked CPF, because its middle digits are readable.
  const masked = value.length === 11 ? [`${value.slice(3, 6)}.${value.slice(6, 9)}-`] : [];
  return [value, ...masked];
}

/** Decodes twice, because an address inside of an address is encoded twice. */
const readingsOf = (text: string): string[] => {
  const once = unescaped(text);
  const readings = [text, once, unescaped(once)].map(fold);
  return [...readings, ...readings.map(withoutPunctuation)];
};

/** One line for each secret that a trace contains. */
export function findLeaks(traces: readonly Trace[], secrets: readonly Secret[]): string[] {
  const sought = secrets.map((secret) => ({ ...secret, forms: formsOf(secret).map(fold) }));
  const found = new Set<string>();
  for (const { where, text } of traces) {
    // The decoded text is cached, because most secrets are sought in the same text.
    const read = new Map<string, string[]>();
    for (const { what, forms, allowedIn } of sought) {
      const rest = allowedIn ? `${where} ${text}`.replace(allowedIn, '') : text;
      const readings = read.get(rest) ?? readingsOf(rest);
      read.set(rest, readings);
      if (forms.some((form) => readings.some((reading) => reading.includes(form)))) {
        found.add(`${what} in ${where}: ${text.slice(0, 300)}`);
      }
    }
  }
  return [...found];
}
