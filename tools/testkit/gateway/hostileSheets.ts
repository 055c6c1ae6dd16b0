import { withSheet, worksheet } from './sheetXml.ts';

const many = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');

/** Small files, each of which makes a reader slow. */
export const hostileSheets: readonly [title: string, make: () => Promise<File>][] = [
  [
    '100 000 attributes on one tag',
    () =>
      withSheet(
        worksheet(
          '',
          many(100_000, (at) => ` a${at}="1"`),
        ),
      ),
  ],
  [
    'attributes that hide a “>” each',
    () =>
      withSheet(
        worksheet(
          '',
          many(50_000, (at) => ` a${at}=">"`),
        ),
      ),
  ],
  ['tags nested a hundred thousand deep', () => withSheet(worksheet('<x>'.repeat(100_000)))],
  [
    'a cell in the last column of the last row',
    () => withSheet(worksheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
  ],
  [
    'a text of three million characters',
    () => withSheet(worksheet(`<row r="1"><c t="inlineStr"><is><t>${'x'.repeat(3_000_000)}</t></is></c></row>`)),
  ],
  ['two hundred thousand empty rows', () => withSheet(worksheet(many(200_000, (at) => `<row r="${at + 1}"/>`)))],
  ['a million cells on one row', () => withSheet(worksheet(`<row r="1">${'<c/>'.repeat(1_000_000)}</row>`))],
];
