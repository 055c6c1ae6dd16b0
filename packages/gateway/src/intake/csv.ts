import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { CsvError, type CsvRow, createCsvReader, csvSeparatorOf, tooManyLines } from '@oraculo/api-client/contract';
import { emptyFile, DomainError } from '../domain/DomainError.ts';

type CsvEncoding = 'utf-8' | 'windows-1252' | WideEncoding;
type WideEncoding = 'utf-16le' | 'utf-16be';

export interface CsvShape {
  encoding: CsvEncoding;
  delimiter: string;
}

const maxLineBytes = 64 * 1024;

/**
 * The limit of processor time for reading a whole file. A file within the limits of size, lines and cells takes a
 * second or two.
 */
const maxProcessorMs = 5_000;

const unreadable = (message: string) => new DomainError('unreadable', message);

/** Adds up the processor time of reading one file, and refuses the file when it takes too much. */
export type CpuBudget = <Result>(work: () => Result) => Result;

export function createCpuBudget(maxMs = maxProcessorMs): CpuBudget {
  let spentMs = 0;
  return (work) => {
    const began = performance.now();
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    // CPU time includes other threads, and wall time includes other processes, so the smaller of the two is the better
    // upper bound.
    spentMs += Math.min(performance.now() - began, (user + system) / 1000);
    if (spentMs > maxMs) {
      throw unreadable('O arquivo demorou demais para ser lido. Divida-o em partes menores e envie de novo.');
    }
    return result;
  };
}

/** UTF-16 is recognised by its byte order mark, which Excel writes into the format “Texto Unicode”. */
function wideEncodingOf(chunk: Buffer): WideEncoding | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  return chunk[0] === 0xfe && chunk[1] === 0xff ? 'utf-16be' : undefined;
}

/** Finds the next line end, LF or CR, and searches the bytes once for each. */
function createLineEnds(bytes: Buffer) {
  const next = { 10: bytes.indexOf(10), 13: bytes.indexOf(13) };
  return (): number => {
    const byte = next[13] === -1 || (next[10] !== -1 && next[10] < next[13]) ? 10 : 13;
    const at = next[byte];
    if (at !== -1) next[byte] = bytes.indexOf(byte, at + 1);
    return at;
  };
}

/** Reads the whole file once, in bounded memory: checks that it is text, and finds its encoding and the number of lines. */
export async function inspectCsv(
  path: string,
  maxLines: number,
  signal?: AbortSignal,
  runInBudget: CpuBudget = createCpuBudget(),
): Promise<CsvShape> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  let wide: WideEncoding | undefined;
  let wideDecoder: TextDecoder | undefined;
  let lineBytes = 0;
  let lines = 0;
  let head = Buffer.alloc(0);
  const look = (raw: Buffer): void => {
    if (isFirst) {
      isFirst = false;
      wide = wideEncodingOf(raw);
      if (wide) wideDecoder = new TextDecoder(wide);
    }
    const chunk = wideDecoder ? Buffer.from(wideDecoder.decode(raw, { stream: true })) : raw;
    if (head.length < maxLineBytes) head = Buffer.concat([head, chunk.subarray(0, maxLineBytes - head.length)]);
    if (chunk.includes(0)) {
      throw unreadable('O arquivo não é um CSV em texto. Salve-o como CSV (UTF-8) e envie de novo.');
    }
    if (isUtf8) isUtf8 = decodes(utf8, chunk);
    let from = 0;
    const nextEnd = createLineEnds(chunk);
    for (let at = nextEnd(); ; at = nextEnd()) {
      const end = at === -1 ? chunk.length : at;
      lineBytes += end - from;
      if (lineBytes > maxLineBytes) throw unreadable('O arquivo tem uma linha longa demais para um CSV.');
      if (at === -1) break;
      if (lineBytes > 0) lines += 1;
      lineBytes = 0;
      from = at + 1;
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    runInBudget(() => look(chunk));
    // One more than the limit, for the header.
    if (lines > maxLines + 1) throw new DomainError('tooLarge', tooManyLines(maxLines));
  }
  if (isUtf8) isUtf8 = decodes(utf8);
  if (head.length === 0) throw emptyFile();
  const encoding = wide ?? (isUtf8 ? 'utf-8' : 'windows-1252');
  return { encoding, delimiter: csvSeparatorOf(head.toString(isUtf8 ? 'utf8' : 'latin1')) };
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Reads the rows one by one; a file that is not a CSV is refused with a message for its sender. */
export async function* readCsv(
  path: string,
  { encoding, delimiter }: CsvShape,
  signal?: AbortSignal,
  runInBudget: CpuBudget = createCpuBudget(),
): AsyncGenerator<CsvRow> {
  const decoder = new TextDecoder(encoding);
  const reader = createCsvReader(delimiter);
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      signal?.throwIfAborted();
      yield* runInBudget(() => reader.push(decoder.decode(chunk, { stream: true })));
    }
    yield* runInBudget(() => reader.push(decoder.decode()));
    yield* reader.end();
  } catch (error) {
    throw error instanceof CsvError ? unreadable(error.message) : error;
  }
}
