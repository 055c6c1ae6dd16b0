import type { UploadColumn } from '@oraculo/api-client/contract';
import useSWR from 'swr';
import { csvRefusals, csvWarnings, isTooLarge, tooLargeMessage } from './csvFindings.ts';
import { type CsvInspection, inspectCsv, type LineRules } from './inspectCsv.ts';

export interface CsvCheck {
  found: CsvInspection | undefined;
  /** While there is any, the file is not sent. */
  refusals: readonly string[];
  warnings: readonly string[];
}

/** Beside the columns, how each line is judged; `name` tells one set of rules from another. */
export interface NamedLineRules {
  name: string;
  rules: LineRules;
}

const unchecked: CsvCheck = { found: undefined, refusals: [], warnings: [] };

/** Looks into a chosen CSV before it is sent. */
export function useCsvCheck(
  file: File | undefined,
  columns: readonly UploadColumn[] | undefined,
  lines?: NamedLineRules,
): CsvCheck {
  const isLarge = file !== undefined && isTooLarge(file);
  // The file itself never goes into the shared memory, only what was found in it.
  const key = file && columns && !isLarge ? ['csv', file.name, file.size, file.lastModified, lines?.name] : null;
  const look = async () => inspectCsv(new Uint8Array((await file?.arrayBuffer()) ?? []), lines?.rules);
  const { data } = useSWR(key, look);
  if (!columns || !file) return unchecked;
  if (isLarge) return { ...unchecked, refusals: [tooLargeMessage] };
  if (!data) return unchecked;
  const refusals = csvRefusals(data, columns);
  return { found: data, refusals, warnings: refusals.length === 0 ? csvWarnings(data, columns) : [] };
}
