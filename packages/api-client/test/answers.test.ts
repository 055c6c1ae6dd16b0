import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { allOperations, type Operation } from '../src/contract/index.ts';
import { fixtures } from '../src/fixtures/index.ts';

type Path = readonly (string | number)[];

/** Every place of a sample, the first of each list standing for all. */
function places(value: unknown, at: Path = []): Path[] {
  if (Array.isArray(value)) return value.length > 0 ? [at, ...places(value[0], [...at, 0])] : [at];
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...at, name]))];
}

function withPlace(value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === first ? withPlace(item, rest, change) : item));
  const entries = Object.entries(value as object).map(([name, inner]) => [
    name,
    name === first ? withPlace(inner, rest, change) : inner,
  ]);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

const damages: Record<string, (old: unknown) => unknown> = {
  missing: () => undefined,
  null: () => null,
  'a number without end': () => Number.POSITIVE_INFINITY,
  'a negative fraction': () => -1.5,
  'a text': (old) => (typeof old === 'string' ? `${old}\0` : 'undefined'),
  'an object': () => ({ toString: 'x' }),
  'a list': () => [[]],
  'a flag': () => 'sim',
};

/** What a screen would show as “undefined”, “NaN”, “Invalid Date” or “[object Object]”. */
function unfit(damaged: unknown, sound: unknown): boolean {
  if (damaged === null || damaged === undefined) return false;
  if (typeof damaged === 'number') return !Number.isFinite(damaged) || damaged < 0;
  if (typeof damaged !== 'object') return false;
  if (Array.isArray(damaged)) return damaged.some((item) => unfit(item, Array.isArray(sound) ? sound[0] : undefined));
  if (sound !== undefined && typeof sound !== 'object') return true;
  return Object.entries(damaged).some(([name, inner]) =>
    unfit(inner, (sound as Record<string, unknown> | null)?.[name]),
  );
}

const withSchema = allOperations.flatMap(({ id, answer }: Operation) =>
  typeof answer === 'string' ? [] : [[id, answer, fixtures[id as keyof typeof fixtures]] as const],
);

let damaged = 0;
afterAll(() => {
  process.stdout.write(`\nDamaged answers: ${damaged} over ${withSchema.length} operations\n`);
});

test.each(withSchema)('%s: a damaged answer is refused or still fit to show', (_, schema, sample) => {
  const sound = v.parse(schema, sample);
  const slipped = places(sample).flatMap((place) =>
    Object.entries(damages).flatMap(([name, damage]) => {
      damaged += 1;
      const parsed = v.safeParse(schema, withPlace(sample, place, damage));
      return parsed.success && unfit(parsed.output, sound) ? [`${place.join('.')}: ${name}`] : [];
    }),
  );
  expect(slipped).toEqual([]);
});

test.each(withSchema)('%s: fields of tomorrow are left out', (_, schema, sample) => {
  const grown = withPlace(sample, places(sample).at(1) ?? [], (old) =>
    typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, tomorrow: { ly: 1 } } : old,
  );
  expect(v.parse(schema, grown)).toEqual(v.parse(schema, sample));
});
