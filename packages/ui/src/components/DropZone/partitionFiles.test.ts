import { expect, test } from 'vitest';
import { numberFormat } from '../../i18n/LocaleContext.ts';
import { formatBytes } from './formatBytes.ts';
import { partitionFiles } from './partitionFiles.ts';

const file = (name: string, size = 10) => ({ name, type: '', size });

test('each refused file keeps its name and its reason, the others are accepted', () => {
  const rules = { accept: 'csv', isMultiple: true, maxSizeBytes: 100 } as const;
  const files = [file('a.csv'), file('b.pdf'), file('c.csv', 101), file('d.csv', 0), file('e.csv', 100)];
  const { accepted, refused } = partitionFiles(files, rules);
  expect(accepted.map(({ name }) => name)).toEqual(['a.csv', 'e.csv']);
  expect(refused).toEqual([
    { name: 'b.pdf', reason: 'extension' },
    { name: 'c.csv', reason: 'size' },
    { name: 'd.csv', reason: 'empty' },
  ]);
});

test('without `isMultiple`, the first valid file is accepted and the others are named', () => {
  const rules = { accept: 'csv', isMultiple: false, maxSizeBytes: undefined } as const;
  const { accepted, refused } = partitionFiles([file('x.pdf'), file('a.csv'), file('b.csv')], rules);
  expect(accepted.map(({ name }) => name)).toEqual(['a.csv']);
  expect(refused).toEqual([
    { name: 'x.pdf', reason: 'extension' },
    { name: 'b.csv', reason: 'extra' },
  ]);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [1536, '1,5 KB'],
  [1_887_437, '1,8 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [5000 * 1024 ** 3, '5.000 GB'],
])('%d bytes are formatted as %s', (bytes, text) => {
  expect(formatBytes(bytes, numberFormat('pt-BR', 'decimal'))).toBe(text);
});
