import { acceptsFile } from './acceptsFile.ts';
import type { Accept } from './fileKinds.ts';

type RefusalReason = 'folder' | 'extension' | 'size' | 'empty' | 'extra';

export interface RejectedFile {
  name: string;
  reason: RefusalReason;
}

interface FileRules {
  accept: Accept;
  isMultiple: boolean;
  maxSizeBytes: number | undefined;
}

type Candidate = Pick<File, 'name' | 'type' | 'size'>;

function findReason(file: Candidate, { accept, maxSizeBytes }: FileRules): RefusalReason | undefined {
  if (!acceptsFile(file, accept)) return 'extension';
  if (file.size === 0) return 'empty';
  if (maxSizeBytes !== undefined && file.size > maxSizeBytes) return 'size';
  return undefined;
}

/** Splits the files into accepted and rejected ones, in the order given; without `isMultiple` the first valid file is accepted. */
export function partitionFiles<Chosen extends Candidate>(files: readonly Chosen[], rules: FileRules) {
  const accepted: Chosen[] = [];
  const refused: RejectedFile[] = [];
  for (const file of files) {
    const isExtra = !rules.isMultiple && accepted.length === 1;
    const reason = findReason(file, rules) ?? (isExtra ? 'extra' : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}
