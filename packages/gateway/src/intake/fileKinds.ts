import { open } from 'node:fs/promises';
import { Refusal } from '../domain/Refusal.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const xlsType = 'application/vnd.ms-excel';
export const pdfType = 'application/pdf';
export const csvType = 'text/csv';

async function readHead(path: string, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(length);
    const { bytesRead } = await handle.read(head, 0, length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const startsWith = (head: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => head[at] === byte);

/** The first bytes decide what a file is, not its name. */
export async function checkSpreadsheet(path: string): Promise<void> {
  const head = await readHead(path, 8);
  const marks = [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ];
  if (!marks.some((mark) => startsWith(head, mark))) {
    throw new Refusal('wrongType', 'O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.');
  }
}

export async function checkPdf(path: string): Promise<void> {
  const head = await readHead(path, 1024);
  if (!head.toString('latin1').includes('%PDF-')) {
    throw new Refusal('wrongType', 'O arquivo não é um PDF. Salve-o como PDF e envie de novo.');
  }
}

/** A CSV has no signature bytes. Files with those of another type are refused here; reading finds the rest. */
export async function checkCsv(path: string): Promise<void> {
  const head = await readHead(path, 8);
  const marks = [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x25, 0x50, 0x44, 0x46],
    [0x1f, 0x8b],
  ];
  if (marks.some((mark) => startsWith(head, mark))) {
    throw new Refusal('wrongType', 'O arquivo não é um CSV em texto. Salve-o como CSV (UTF-8) e envie de novo.');
  }
}

export function checkExtension(fileName: string, ...extensions: string[]): void {
  const lower = fileName.toLowerCase();
  if (!extensions.some((extension) => lower.endsWith(extension))) {
    throw new Refusal('wrongType', `Extensão não permitida. Somente arquivos (${extensions.join(', ')})`);
  }
}
