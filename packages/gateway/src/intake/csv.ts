import { createReadStream } from 'node:fs';
import { Refusal } from '../domain/Refusal.ts';

export type CsvEncoding = 'utf-8' | 'windows-1252';

export interface CsvShape {
  encoding: CsvEncoding;
  delimiter: ',' | ';';
}

const maxLineBytes = 64 * 1024;
const maxCells = 200;

const unreadable = (message: string) => new Refusal('unreadable', message);

/** Looks through the whole file once, in bounded memory: is it text, in which encoding, with how many lines? */
export async function inspectCsv(path: string, maxLines: number): Promise<CsvShape> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let lineBytes = 0;
  let lines = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (head.length < maxLineBytes) head = Buffer.concat([head, chunk.subarray(0, maxLineBytes - head.length)]);
    if (chunk.includes(0)) {
      throw unreadable('O arquivo não é um CSV em texto. Salve-o como CSV (UTF-8) e envie de novo.');
    }
    if (isUtf8) isUtf8 = decodes(utf8, chunk);
    let from = 0;
    for (let at = chunk.indexOf(10); ; at = chunk.indexOf(10, from)) {
      const end = at === -1 ? chunk.length : at;
      lineBytes += end - from;
      if (lineBytes > maxLineBytes) throw unreadable('O arquivo tem uma linha longa demais para um CSV.');
      if (at === -1) break;
      if (lineBytes > 0) lines += 1;
      lineBytes = 0;
      from = at + 1;
    }
    // One more line is the header.
    if (lines > maxLines + 1)
      throw new Refusal(
        'tooLarge',
        `O arquivo tem mais de ${maxLines.toLocaleString('pt-BR')} linhas. Divida-o e envie em partes.`,
      );
  }
  if (isUtf8) isUtf8 = decodes(utf8);
  if (head.length === 0) throw unreadable('O arquivo está vazio. Escolha outro.');
  const [firstLine = ''] = head.toString('latin1').split(/\r?\n/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return { encoding: isUtf8 ? 'utf-8' : 'windows-1252', delimiter: count(';') >= count(',') ? ';' : ',' };
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

export interface CsvRow {
  /** As a spreadsheet numbers it: the header is line 1. */
  line: number;
  cells: string[];
}

/** Reads RFC 4180 rows one by one; a row without any text is left out. */
export async function* readCsv(path: string, { encoding, delimiter }: CsvShape): AsyncGenerator<CsvRow> {
  const decoder = new TextDecoder(encoding);
  const rows = createRowReader(delimiter);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield* rows.push(decoder.decode(chunk, { stream: true }));
  }
  yield* rows.push(decoder.decode());
  yield* rows.end();
}

function createRowReader(delimiter: string) {
  let line = 1;
  let rowLine = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let afterQuote = false;
  let rowSize = 0;

  const closeCell = () => {
    cells.push(cell.trim());
    if (cells.length > maxCells) throw unreadable(`A linha ${rowLine} tem colunas demais.`);
    cell = '';
    afterQuote = false;
  };
  const closeRow = (): CsvRow | undefined => {
    closeCell();
    const row = { line: rowLine, cells };
    cells = [];
    rowSize = 0;
    rowLine = line;
    return row.cells.some((text) => text !== '') ? row : undefined;
  };

  return {
    *push(text: string): Generator<CsvRow> {
      for (const char of text) {
        rowSize += 1;
        if (rowSize > maxLineBytes) throw unreadable(`A linha ${rowLine} não termina: confira as aspas.`);
        if (char === '\n') line += 1;
        if (isQuoted) {
          if (char === '"') {
            isQuoted = false;
            afterQuote = true;
          } else cell += char;
        } else if (char === '"' && afterQuote) {
          cell += '"';
          isQuoted = true;
          afterQuote = false;
        } else if (char === '"' && cell === '') isQuoted = true;
        else if (char === delimiter) closeCell();
        else if (char === '\n') {
          const row = closeRow();
          if (row) yield row;
        } else if (char !== '\r') cell += char;
      }
    },
    *end(): Generator<CsvRow> {
      if (isQuoted) throw unreadable(`A linha ${rowLine} abre aspas que não fecham.`);
      const row = closeRow();
      if (row) yield row;
    },
  };
}
