import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptsFile, refusesDragged } from './acceptsFile.ts';
import { type Accept, acceptAttribute, describeExtensions, type FileKindName } from './fileKinds.ts';

const excel = 'application/vnd.ms-excel';
const openXml = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each<[string, string, FileKindName, boolean]>([
  ['grupo.csv', 'text/csv', 'csv', true],
  ['grupo.csv', '', 'csv', true],
  ['grupo.csv', excel, 'csv', true],
  ['GRUPO.CSV', 'application/octet-stream', 'csv', true],
  ['grupo', 'text/csv; charset=utf-8', 'csv', true],
  ['grupo.txt', 'text/plain', 'csv', false],
  ['grupo.xls', excel, 'csv', false],
  ['grupo.csv.exe', '', 'csv', false],
  ['.csv', '', 'csv', false],
  ['grupo', '', 'csv', false],
  ['cartoes.xlsx', openXml, 'spreadsheet', true],
  ['cartoes.xlsx', '', 'spreadsheet', true],
  ['cartoes.xls', excel, 'spreadsheet', true],
  ['cartoes.csv', excel, 'spreadsheet', false],
  ['cartoes.csv', 'text/csv', 'spreadsheet', false],
  ['guia.pdf', 'application/pdf', 'pdf', true],
  ['guia.PDF', '', 'pdf', true],
  ['guia.png', 'image/png', 'pdf', false],
])('%s of type “%s” for %s: %s', (name, type, accept, isAccepted) => {
  expect(acceptsFile({ name, type }, accept)).toBe(isAccepted);
});

test('a custom kind is checked by its extensions and MIME types', () => {
  const images: Accept = { extensions: ['.png', '.jpg'], mimeTypes: ['image/png', 'image/jpeg'] };
  expect(acceptsFile({ name: 'foto.JPG', type: '' }, images)).toBe(true);
  expect(acceptsFile({ name: 'foto', type: 'image/png' }, images)).toBe(true);
  expect(acceptsFile({ name: 'foto.gif', type: 'image/gif' }, images)).toBe(false);
  expect(describeExtensions(images)).toBe('.png, .jpg');
  expect(acceptAttribute(images)).toBe('.png,.jpg,image/png,image/jpeg');
});

test('for any name and type, what is accepted has the extension or the type', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', excel, openXml, 'text/csv', 'image/png'), (name, type) => {
      const hasExtension = name.toLowerCase().endsWith('.csv') && name.length > 4;
      expect(acceptsFile({ name, type }, 'csv')).toBe(hasExtension || type === 'text/csv');
      expect(acceptsFile({ name: `${name}a.csv`, type }, 'csv')).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test.each<[string[], FileKindName, boolean]>([
  [['application/pdf'], 'csv', true],
  [['application/pdf', ''], 'csv', false],
  [[excel], 'csv', false],
  [['text/csv'], 'csv', false],
  [['image/png'], 'pdf', true],
  [[], 'pdf', false],
])('dragging %j over a zone for %s refuses: %s', (types, accept, isRefused) => {
  expect(refusesDragged(types, accept)).toBe(isRefused);
});
