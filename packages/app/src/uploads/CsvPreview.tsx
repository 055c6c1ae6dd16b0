import { ApiError } from '@oraculo/api-client';
import { announce, Banner, Note, Stack, StackedBar } from '@oraculo/ui';
import { type ReactNode, useEffect } from 'react';
import type { UploadColumn } from '@oraculo/api-client/contract';
import { CsvFirstLines } from './CsvFirstLines.tsx';
import { completedCpfs, csvParts, invalidLineSentences } from './csvFindings.ts';
import type { CsvCheck } from './useCsvCheck.ts';

const separatorNames: Readonly<Record<string, string>> = {
  ',': 'vírgula',
  ';': 'ponto e vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
};

/** The delay lets the drop zone announce the file name first. */
const restMs = 500;

const changed = new ApiError({ kind: 'fileChanged' }).message;

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : several}`;

interface CsvPreviewProps extends Omit<CsvCheck, 'isChecking'> {
  /** The columns to read. With them the first lines are shown. */
  columns?: readonly UploadColumn[] | undefined;
  /** Controls to confirm sending a file with invalid lines, or to correct them. */
  choice?: ReactNode;
  /** Says which choice the check waits for. */
  waitsFor?: string | undefined;
}

/** The findings in a CSV before it is sent. */
export function CsvPreview(props: CsvPreviewProps) {
  const { found, refusals, warnings, unread, hasChanged, choice, waitsFor, columns } = props;
  // Nothing separates the cells of one column.
  const separator = found && found.header.length > 1 ? (separatorNames[found.separator] ?? found.separator) : undefined;
  const refused = refusals.length > 0 ? `Este arquivo será recusado. ${refusals.join(' ')}` : null;
  const refusal = hasChanged ? changed : refused;
  const outcome = choice && found ? invalidLineSentences(found) : ['Você ainda pode enviar o arquivo.'];
  const lines = warnings.length > 0 ? [...warnings, ...outcome] : [];
  const completed = found && refusals.length === 0 ? completedCpfs(found) : undefined;
  const finding = [refusal, ...lines, completed, unread].filter(Boolean).join(' ');
  // Reading a small file takes a moment. A live banner would be announced in random order with the file name.
  useEffect(() => {
    if (finding === '') return;
    const timer = setTimeout(() => announce(finding), restMs);
    return () => clearTimeout(timer);
  }, [finding]);
  return (
    <Stack gap={3}>
      {found && (
        <Note>
          {[
            counted(found.lineCount, 'linha', 'linhas'),
            counted(found.header.length, 'coluna', 'colunas'),
            found.encoding,
            separator,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Note>
      )}
      <Banner tone="critical" isSilent>
        {refusal}
      </Banner>
      {columns && found && !found.problem && <CsvFirstLines found={found} columns={columns} />}
      {found && refusals.length === 0 && (
        <>
          <StackedBar label="Conferência" parts={csvParts(found, waitsFor !== undefined)} />
          {waitsFor && <Note>{waitsFor}</Note>}
        </>
      )}
      {completed && <Note>{completed}</Note>}
      {unread && <Note>{unread}</Note>}
      <Banner tone="caution" isSilent>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Banner>
      {choice}
    </Stack>
  );
}
