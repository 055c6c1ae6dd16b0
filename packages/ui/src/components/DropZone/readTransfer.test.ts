import { expect, test } from 'vitest';
import { readTransfer } from './readTransfer.ts';

const file = (name: string) => new File(['CPF\n'], name, { type: 'text/csv' });
const held = (name: string, isDirectory: boolean) => ({
  kind: 'file',
  getAsFile: () => file(name),
  webkitGetAsEntry: () => ({ name, isDirectory }),
});
const transfer = (items: object[], files: File[] = []) =>
  ({ items, files }) as unknown as Pick<DataTransfer, 'items' | 'files'>;

test('a folder is not a file, even with a file extension in its name', () => {
  const { files, folders } = readTransfer(
    transfer([held('a.csv', false), held('lote.csv', true), held('pasta', true)]),
  );
  expect(files.map(({ name }) => name)).toEqual(['a.csv']);
  expect(folders).toEqual(['lote.csv', 'pasta']);
});

test('a text next to the files is left out', () => {
  const { files } = readTransfer(transfer([{ kind: 'string' }, held('a.csv', false)]));
  expect(files.map(({ name }) => name)).toEqual(['a.csv']);
});

test('a browser that lists no items still passes its files', () => {
  expect(readTransfer(transfer([], [file('a.csv')])).files).toHaveLength(1);
});
