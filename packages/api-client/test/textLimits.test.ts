import * as v from 'valibot';
import { expect, test } from 'vitest';
import { openApiDocument } from '../scripts/openApiDocument.ts';
import { requiredText, requestText, textLimits } from '../src/core/textLimits.ts';

interface Part {
  type?: string;
  format?: string;
  enum?: unknown;
  maxLength?: number;
  pattern?: string;
  contentMediaType?: string;
  [name: string]: unknown;
}

const inner = (part: Part): [string, unknown][] =>
  Object.entries(part).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [name, item]) : [[name, value]],
  );

/** The paths of a schema that accept a text of any length, or a text with a NUL. */
function openTexts(part: unknown, at: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, format, pattern, maxLength, enum: known } = part as Part;
  if (type !== 'string') return inner(part as Part).flatMap(([name, value]) => openTexts(value, `${at}.${name}`));
  if (format === 'date' || known) return [];
  const accepts = (text: string) => text.length <= (maxLength ?? Infinity) && new RegExp(pattern ?? '').test(text);
  return accepts('1\0') || accepts('1'.repeat(2001)) ? [at] : [];
}

type Described = { parameters: { in: string }[]; requestBody?: unknown };
const described = Object.entries(openApiDocument().paths as Record<string, Record<string, Described>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, call]) => [`${method} ${path}`, call] as const),
);

test.each(described)('%s limits each text that it accepts, and accepts no NUL', (line, { parameters, requestBody }) => {
  expect(openTexts(requestBody, line)).toEqual([]);
  // The router limits the length of a path segment before any schema.
  expect(
    openTexts(
      parameters.filter((parameter) => parameter.in !== 'path'),
      line,
    ),
  ).toEqual([]);
});

const names = Object.keys(textLimits) as (keyof typeof textLimits)[];

test.each(names)('a text with the limit of %s has at most that many characters', (name) => {
  expect(v.is(requestText(name), 'x'.repeat(textLimits[name]))).toBe(true);
  expect(v.is(requestText(name), 'x'.repeat(textLimits[name] + 1))).toBe(false);
});

test('a text that is not required may be empty, and no text may contain NUL', () => {
  expect([v.is(requestText('name'), ''), v.is(requiredText('name'), '')]).toEqual([true, false]);
  expect([v.is(requestText('name'), 'a\0b'), v.is(requiredText('name'), 'a\0b')]).toEqual([false, false]);
  expect(v.is(requestText('name'), 'Vida\tPlena\n')).toBe(true);
});
