import * as fc from 'fast-check';

export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The values of earlier answers by the name of their field, so that later requests can use them. */
export type Known = (name: string) => readonly string[];

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const texts = new WeakMap<Schema, fc.Arbitrary<unknown>>();

/** Cached, because creating an arbitrary takes longer than generating hundreds of values. */
function text(schema: Schema): fc.Arbitrary<unknown> {
  const known = texts.get(schema) ?? newText(schema);
  texts.set(schema, known);
  return known;
}

function newText({ format, maxLength = 300, minLength = 0, pattern }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date') return day;
  if (pattern && !pattern.startsWith('^[^'))
    return fc.stringMatching(new RegExp(pattern)).map((value) => value.slice(0, maxLength));
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
    .filter((value) => !value.includes('\0'));
}

/** A value that the schema allows. A text is often one that the service has. */
export function valueOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valueOf(option, known, name)));
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 50, 1000) });
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, known, name), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, part]) => [key, valueOf(part, known, key)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default: {
      const names = known(name);
      const drawn = text(schema);
      return names.length > 0
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: drawn })
        : drawn;
    }
  }
}

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '\0',
    'a\0b',
    -1,
    1e308,
    '9'.repeat(3000),
    '../../etc/passwd',
    "' OR 1=1 --",
    '\u202E',
    '%00',
    [],
    {},
    true,
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value that probably breaks the schema: with a missing, an odd or an additional field. */
export const brokenOf = (schema: Schema, known: Known): fc.Arbitrary<unknown> =>
  schema.type !== 'object'
    ? odd
    : fc
        .tuple(valueOf(schema, known), fc.constantFrom(...Object.keys(schema.properties ?? { x: 1 })), odd, fc.nat(2))
        .map(([value, key, broken, way]) => {
          if (way === 0) return broken;
          const { [key]: _, ...rest } = value as Record<string, unknown>;
          return way === 1 ? rest : { ...rest, [key]: broken };
        });
