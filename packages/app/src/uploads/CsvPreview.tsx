import { Banner, DescriptionList, Stack } from '@oraculo/ui';
import useSWR from 'swr';
import { inspectCsv, type CsvInspection } from '../lib/inspectCsv.ts';

interface CsvPreviewProps {
  file: File;
  /** Header of the template. */
  columns: readonly string[];
}

const shownLines = 10;

/** What to look at before sending, most important first; nothing when all is well. */
export function csvWarnings(
  { missingColumns, lineCount, badLines }: CsvInspection,
  columns: readonly string[],
): string[] {
  const warnings: string[] = [];
  if (lineCount === 0) warnings.push('O arquivo não tem nenhuma linha de dados.');
  if (missingColumns.length === columns.length) {
    warnings.push(`O cabeçalho não é o do modelo. Esperado: ${columns.join(', ')}.`);
  } else if (missingColumns.length > 0) {
    warnings.push(`Faltam colunas do modelo: ${missingColumns.join(', ')}.`);
  }
  if (badLines.length > 0) {
    const listed = badLines.slice(0, shownLines).join(', ');
    const more = badLines.length > shownLines ? ' e outras' : '';
    warnings.push(`Linhas com quantidade de colunas diferente do cabeçalho: ${listed}${more}.`);
  }
  return warnings;
}

/** Looks into a CSV before it is sent. It warns and never blocks: the service decides. */
export function CsvPreview({ file, columns }: CsvPreviewProps) {
  // The file itself never goes into the shared memory, only what was found in it.
  const { data } = useSWR(['csv', file.name, file.size, file.lastModified], async () =>
    inspectCsv(new Uint8Array(await file.arrayBuffer()), columns),
  );
  if (!data) return null;
  const warnings = csvWarnings(data, columns);
  return (
    <Stack gap="snug">
      <DescriptionList
        items={[
          { term: 'Linhas de dados', value: data.lineCount.toLocaleString('pt-BR') },
          { term: 'Codificação', value: data.encoding },
          { term: 'Separador', value: data.separator === ',' ? 'vírgula' : 'ponto e vírgula' },
        ]}
      />
      <Banner tone="caution">
        {warnings.length > 0 ? `${warnings.join(' ')} Você ainda pode enviar o arquivo.` : null}
      </Banner>
    </Stack>
  );
}
