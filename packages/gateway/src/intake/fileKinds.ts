import { open } from 'node:fs/promises';
import { DomainError } from '../domain/DomainError.ts';

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

/** The file formats that are named `.xlsx` or `.xls`. */
export type SheetKind = 'xlsx' | 'binary' | 'xml2003' | 'html';

const sheetMarks: readonly [SheetKind, readonly number[]][] = [
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['binary', [0xd0, 0xcf, 0x11, 0xe0]],
  // Excel 2, 3 and 4 had no container yet, and some programs write the later kinds without one.
  ['binary', [0x09, 0x00, 0x04, 0x00]],
  ['binary', [0x09, 0x02, 0x06, 0x00]],
  ['binary', [0x09, 0x04, 0x06, 0x00]],
  ['binary', [0x09, 0x08, 0x06, 0x00]],
  ['binary', [0x09, 0x08, 0x08, 0x00]],
  ['binary', [0x09, 0x08, 0x10, 0x00]],
];

/** Long enough to contain the properties that Excel writes before the first sheet. */
const headLength = 4096;

const textOf = (head: Buffer): string => {
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(head).trimStart();
};

function kindOfText(text: string): SheetKind | undefined {
  if (/<([a-z]+:)?Workbook[\s>]/.test(text) && text.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return 'xml2003';
  return /^<[!?a-z]/i.test(text) && /<(html|head|meta|body|div|table|style|font)[\s>]/i.test(text) ? 'html' : undefined;
}

/** Other types of files that people name `.xls`, by their first bytes. */
const otherTexts: readonly [RegExp, string][] = [
  [/^%PDF-/, 'O arquivo é um PDF. Envie a planilha em .xlsx.'],
  [/^MIME-Version:/i, 'O arquivo é uma página da web (.mht). Abra-o no Excel, salve-o como .xlsx e envie de novo.'],
  [
    /^[^\0\uFFFD]+[;,\t|][^\0\uFFFD]*$/,
    'O arquivo é um texto (CSV), não uma planilha. Abra-o no Excel, salve-o como .xlsx e envie de novo.',
  ],
];
const noSpreadsheet = 'O arquivo não é uma planilha do Excel. Salve-o como .xlsx e envie de novo.';

/** Detects the type of a file by its first bytes, not by its name. A refusal names the detected type. */
export async function sheetKindOf(path: string): Promise<SheetKind> {
  const head = await readHead(path, headLength);
  const marked = sheetMarks.find(([, mark]) => startsWith(head, mark));
  if (marked) return marked[0];
  const text = textOf(head);
  const kind = kindOfText(text);
  if (kind) return kind;
  const [, sentence] = otherTexts.find(([pattern]) => pattern.test(text)) ?? [];
  throw new DomainError('wrongType', sentence ?? noSpreadsheet);
}

export async function checkSpreadsheet(path: string): Promise<void> {
  await sheetKindOf(path);
}

export async function checkPdf(path: string): Promise<void> {
  const head = await readHead(path, 1024);
  if (!head.toString('latin1').includes('%PDF-')) {
    throw new DomainError('wrongType', 'O arquivo não é um PDF. Salve-o como PDF e envie de novo.');
  }
}

/**
 * A CSV has no signature bytes, so a file with the signature of another type is refused here. Other faults are found
 * while the file is read.
 */
export async function checkCsv(path: string): Promise<void> {
  const head = await readHead(path, 8);
  const marks = [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x25, 0x50, 0x44, 0x46],
    [0x1f, 0x8b],
  ];
  if (marks.some((mark) => startsWith(head, mark))) {
    throw new DomainError('wrongType', 'O arquivo não é um CSV em texto. Salve-o como CSV (UTF-8) e envie de novo.');
  }
}

export function checkExtension(fileName: string, ...extensions: string[]): void {
  const lower = fileName.toLowerCase();
  if (!extensions.some((extension) => lower.endsWith(extension))) {
    throw new DomainError('wrongType', `Extensão não permitida. Somente arquivos (${extensions.join(', ')})`);
  }
}
