import { unzipSync, zipSync } from 'fflate';
import { glosaRows, sheetFile } from './sampleFiles.ts';

export const worksheet = (inner: string, attributes = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData${attributes}>${inner}</sheetData></worksheet>`;

/** A real spreadsheet whose first sheet is replaced. */
export async function withSheet(xml: string, name = 'hostil.xlsx'): Promise<File> {
  const parts = unzipSync(new Uint8Array(await (await sheetFile(glosaRows)).arrayBuffer()));
  const changed = { ...parts, 'xl/worksheets/sheet1.xml': new TextEncoder().encode(xml) };
  return new File([new Uint8Array(zipSync(changed, { level: 6 }))], name);
}
