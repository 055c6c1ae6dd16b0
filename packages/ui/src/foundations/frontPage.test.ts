import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const frontPage = readFileSync(`${here}/Inicio.mdx`, 'utf8');
const publicNames = readFileSync(`${here}/../index.ts`, 'utf8')
  .replaceAll(/export type \{[^}]*\}/g, '')
  .replaceAll(/\btype \w+/g, '');

/** What a screen is put together from: exported values that are components or hooks. */
const parts = [...publicNames.matchAll(/\b([A-Z][a-z]\w+|use[A-Z]\w+)\b(?=\s*[,}])/g)].map(([, name]) => name ?? '');

const plumbing = ['useMessages', 'useToasts'];

test('the front page of Storybook names every component of the kit', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect(parts.filter((name) => !plumbing.includes(name) && !new RegExp(`\\b${name}\\b`).test(frontPage))).toEqual([]);
});
