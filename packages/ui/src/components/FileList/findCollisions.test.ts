import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCollisions } from './findCollisions.ts';

const named = (id: string, name: string, sentName = name) => ({ id, name, sentName });

test('two files with the same sent name refer to each other', () => {
  const found = findCollisions([
    named('1', 'relatório.csv', 'relatorio.csv'),
    named('2', 'relatorio.csv'),
    named('3', 'outro.csv'),
  ]);
  expect([...found]).toEqual([
    ['1', 'relatorio.csv'],
    ['2', 'relatório.csv'],
  ]);
});

test('names that differ only in case collide: the server’s disk may not tell them apart', () => {
  expect(findCollisions([named('1', 'A.csv'), named('2', 'a.csv')]).size).toBe(2);
});

test('exactly the files that share a sent name are marked, each with another file’s name', () => {
  const names = fc.array(fc.constantFrom('a.csv', 'A.csv', 'á.csv', 'b.csv', 'c.csv', 'd.csv'), { maxLength: 8 });
  const sent = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '');
  fc.assert(
    fc.property(names, (list) => {
      const files = list.map((name, index) => named(String(index), name, sent(name)));
      const found = findCollisions(files);
      for (const file of files) {
        const twins = files.filter(
          (other) => other.id !== file.id && other.sentName.toLowerCase() === file.sentName.toLowerCase(),
        );
        const other = found.get(file.id);
        expect(other !== undefined && twins.some(({ name }) => name === other)).toBe(twins.length > 0);
      }
    }),
    { numRuns: 10_000 },
  );
});
