import { oldSheetFile, sheetFile } from '../gateway/sampleFiles.ts';
import { bookBytes, textRows } from '../gateway/sheetXml.ts';

export { glosaRows } from '../gateway/sampleFiles.ts';

/** The argument of a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const csv = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** A batch file of this many people, each with a different card. */
export const batchFile = (name: string, people: number) => {
  const lines = Array.from({ length: people }, (_, index) => `${1234567890123400 + index},,,`);
  return csv(name, ['CARTEIRINHA,CPF,NOME,NASCIMENTO', ...lines].join('\n'));
};

export const pdf = (name: string, text = '%PDF-1.4\n%%EOF\n'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

export async function sheet(name: string, rows: readonly (readonly string[])[]): Promise<ChosenFile> {
  const file = await sheetFile(rows, name);
  return { name, mimeType: xlsx, buffer: Buffer.from(await file.arrayBuffer()) };
}

export const oldSheet = async (name: string, rows: readonly (readonly string[])[]): Promise<ChosenFile> => ({
  name,
  mimeType: 'application/vnd.ms-excel',
  buffer: Buffer.from(await oldSheetFile(rows, name).arrayBuffer()),
});

/** A file with visible sheets of these names, all with the same rows. */
export const sheets = (name: string, names: readonly string[], rows: readonly (readonly string[])[]): ChosenFile => ({
  name,
  mimeType: xlsx,
  buffer: Buffer.from(bookBytes({ sheets: names.map((sheet) => ({ name: sheet, rows: textRows(rows) })) })),
});

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A text file that has the name of a spreadsheet. */
export const falseSheet = (name: string): ChosenFile => ({ name, mimeType: xlsx, buffer: Buffer.from('nada disso') });
