import { utils, write } from '@e965/xlsx';
import writeExcelFile from 'write-excel-file/node';
import { onePagePdf } from '@oraculo/gateway/src/seed/onePagePdf.ts';

export const csvFile = (text: string, name = 'consulta.csv'): File => new File([text], name, { type: 'text/csv' });

export const pdfFile = (name = 'guia_44-20-900001.pdf'): File =>
  new File([onePagePdf('Guia')], name, { type: 'application/pdf' });

/** A real .xlsx with these rows as texts. */
export async function sheetFile(rows: readonly (readonly string[])[], name = 'planilha.xlsx'): Promise<File> {
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })));
  const bytes = await writeExcelFile(cells).toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

/** The same rows as a file of Excel 97–2003. */
export function oldSheetFile(rows: readonly (readonly unknown[])[], name = 'planilha.xls'): File {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Planilha1');
  return new File([new Uint8Array(write(book, { bookType: 'biff8', type: 'buffer' }) as Buffer)], name);
}

export const glosaRows: readonly (readonly string[])[] = [
  ['NUMERO_GUIA', 'VALOR', 'JUSTIFICATIVA'],
  ['100000000001', '120,50', 'Procedimento autorizado previamente.'],
  ['100000000002', '1.200,00', 'Material conforme tabela contratada.'],
  ['100000000002', '80,00', 'Guia repetida de propósito aqui.'],
  ['abc', '80,00', 'Número que não é de guia nenhuma.'],
];
