/** Personal data so distinctive that any copy of it is a leak. */
export interface Secret {
  what: string;
  value: string;
  /** Digits are looked for with and without their punctuation, dates in each way they are written. */
  kind: 'text' | 'digits' | 'date';
  /** The parts of a trace in which the specification puts it; they are cut out before looking. */
  allowedIn?: RegExp;
}

/** Something that stays behind: an address, a line of a console or a log, what was put in storage. */
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
  // The visible digits of a masked CPF still belong to the screen alone.
  const masked = value.length === 11 ? [`${value.slice(3, 6)}.${value.slice(6, 9)}-`] : [];
  return [value, ...masked];
}

/** Decodes twice, because an address inside an address is escaped twice. */
const readingsOf = (text: string): string[] => {
  const once = unescaped(text);
  const readings = [text, once, unescaped(once)].map(fold);
  return [...readings, ...readings.map(withoutPunctuation)];
};

/** One line for each secret that a trace holds. */
export function findLeaks(traces: readonly Trace[], secrets: readonly Secret[]): string[] {
  const sought = secrets.map((secret) => ({ ...secret, forms: formsOf(secret).map(fold) }));
  const found = new Set<string>();
  for (const { where, text } of traces) {
    // Most secrets are looked for in the same text, which is read once.
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
