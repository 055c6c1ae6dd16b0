import { randomBytes } from 'node:crypto';
import { zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';

const mebibyte = 1024 * 1024;
const fileLimit = 20 * mebibyte;
const lineLimit = 100_000;
/** The number of lines that fit into the 16 MiB of an unpacked spreadsheet, with three columns and no repeated text. */
const glosaLines = 70_000;

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** A batch with the maximum number of lines, each of which is queried. */
export const batchCsv = (): File =>
  new File(
    [
      'CARTEIRINHA;CPF;NOME;NASCIMENTO\n',
      lines(lineLimit, (at) => `${10 ** 15 + at};;Pessoa de Teste ${at};01/02/1980\n`),
    ],
    'lote-grande.csv',
  );

/** The largest accepted CSV, in bytes and in lines. */
export function restoreCsv(): File {
  const head = 'NOME\n';
  const width = Math.floor((fileLimit - head.length) / lineLimit);
  return new File([head, lines(lineLimit, (at) => `${String(at).padEnd(width - 5, 'x')}.pdf\n`)], 'resgate-grande.csv');
}

/** A PDF of exactly the maximum size: one incompressible stream. */
export function largePdf(): File {
  const head = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<<>>stream\n';
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return new File([head, randomBytes(fileLimit - head.length - tail.length), tail], 'guia_44-20-900001.pdf');
}

async function sheet(rows: readonly (readonly string[])[]): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  return unzipSync(new Uint8Array(await writeExcelFile(cells).toBuffer()));
}

/** A spreadsheet with the maximum number of lines. A picture in it brings it to `size` bytes. */
async function spreadsheet(name: string, rows: readonly (readonly string[])[], size?: number): Promise<File> {
  const parts = await sheet(rows);
  const packed = zipSync(parts, { level: 6 });
  if (size === undefined) return new File([new Uint8Array(packed)], name);
  const picture = new Uint8Array(randomBytes(size - packed.length - 200));
  return new File(
    [new Uint8Array(zipSync({ ...parts, 'xl/media/image1.png': [picture, { level: 0 }] }, { level: 6 }))],
    name,
  );
}

export const glosaSheet = (size?: number): Promise<File> =>
  spreadsheet(
    'glosas-grande.xlsx',
    [
      ['NUMERO_GUIA', 'VALOR', 'JUSTIFICATIVA'],
      ...Array.from({ length: glosaLines }, (_, at) => [
        String(10 ** 11 + at),
        '120,50',
        `Procedimento autorizado previamente na guia ${at}.`,
      ]),
    ],
    size,
  );

export const healthCardSheet = (): Promise<File> =>
  spreadsheet('cartao-grande.xlsx', [
    ['CPF', 'NOME'],
    ...Array.from({ length: lineLimit }, (_, at) => [String(10 ** 10 + at), `Pessoa de Teste ${at}`]),
  ]);
