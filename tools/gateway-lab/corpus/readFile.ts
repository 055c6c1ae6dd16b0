import type { CsvRow } from '@oraculo/api-client/contract';
import { DomainError } from '@oraculo/gateway/src/domain/DomainError.ts';
import { inspectCsv, readCsv } from '@oraculo/gateway/src/intake/csv.ts';
import { checkCsv } from '@oraculo/gateway/src/intake/fileKinds.ts';
import { readSpreadsheet } from '@oraculo/gateway/src/intake/sheets/readSpreadsheet.ts';

export type FileReading =
  | { kind: 'read'; rows: CsvRow[]; sheet?: string | undefined }
  | { kind: 'refused' | 'crash'; sentence: string };

const maxLines = 100_000;

async function readRows(path: string): Promise<FileReading> {
  const rows: CsvRow[] = [];
  if (/\.csv$/i.test(path)) {
    await checkCsv(path);
    for await (const row of readCsv(path, await inspectCsv(path, maxLines))) rows.push(row);
    return { kind: 'read', rows };
  }
  let sheet: string | undefined;
  const onSheet = (name: string) => {
    sheet = name;
  };
  for await (const row of readSpreadsheet(path, { maxLines, owner: 'corpus', onSheet })) rows.push(row);
  return { kind: 'read', rows, sheet };
}

/** Reads a file like an upload. Any error except a refusal counts as a crash. */
export async function readFile(path: string): Promise<FileReading> {
  try {
    return await readRows(path);
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { kind: error instanceof DomainError ? 'refused' : 'crash', sentence };
  }
}
