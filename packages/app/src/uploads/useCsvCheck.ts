import type { UploadColumn } from '@oraculo/api-client/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { csvRefusals, csvWarnings } from './csvFindings.ts';
import { type CsvInspection, previewCsv, type LineRules } from './previewCsv.ts';
import { unreadColumns, unreadSentence } from './unreadColumns.ts';

export interface CsvCheck {
  found: CsvInspection | undefined;
  /** Errors that block sending. */
  refusals: readonly string[];
  warnings: readonly string[];
  /** Names the unused columns. */
  unread?: string | undefined;
  /** Whether the file was saved again or deleted after it was chosen, so that it cannot be read. */
  hasChanged: boolean;
  /** The file is still being read. */
  isChecking: boolean;
}

/** How each line is validated, in addition to the columns. `name` identifies the set of rules. */
export interface NamedLineRules {
  name: string;
  rules: LineRules;
  /** Says which choice the rules wait for; without it they are complete. */
  waitsFor?: string | undefined;
}

const unchecked: CsvCheck = { found: undefined, refusals: [], warnings: [], hasChanged: false, isChecking: false };

/** Findings belong to the file object: another file of the same name, size and date may have other lines. */
interface Finding {
  file: File;
  rulesName: string | undefined;
  /** Missing if the file can no longer be read. */
  inspection?: CsvInspection;
}

/** Checks a chosen CSV before it is sent. */
export function useCsvCheck(
  file: File | undefined,
  columns: readonly UploadColumn[] | undefined,
  lines?: NamedLineRules,
): CsvCheck {
  const [finding, setFinding] = useState<Finding>();
  const rulesName = lines?.name;
  const inspected = columns ? file : undefined;
  const inspect = useEffectEvent(async (chosen: File, ruledBy: string | undefined): Promise<Finding> => {
    const rules = lines?.rules;
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      return { file: chosen, rulesName: ruledBy, inspection: await previewCsv(bytes, rules) };
    } catch (error) {
      if (error instanceof DOMException) return { file: chosen, rulesName: ruledBy };
      throw error;
    }
  });
  useEffect(() => {
    if (!inspected) return;
    let isCurrent = true;
    void inspect(inspected, rulesName).then((found) => {
      if (isCurrent) setFinding(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [inspected, rulesName]);
  if (!columns || !file) return unchecked;
  if (finding?.file !== file || finding.rulesName !== rulesName) return { ...unchecked, isChecking: true };
  const { inspection } = finding;
  if (!inspection) return { ...unchecked, hasChanged: true };
  const refusals = csvRefusals(inspection, columns);
  const warnings = refusals.length === 0 ? csvWarnings(inspection, columns) : [];
  const { header, filledUntitled } = inspection;
  const unread = unreadSentence(unreadColumns(header, columns, new Set(filledUntitled)));
  return { ...unchecked, found: inspection, refusals, warnings, unread: refusals.length === 0 ? unread : undefined };
}
