import type { UploadColumn } from '@oraculo/api-client/contract';
import { Banner, Card, DescriptionList, Stack } from '@oraculo/ui';
import useSWR from 'swr';
import { inspectCsv } from './inspectCsv.ts';
import { csvRefusals, csvWarnings, isTooLarge, tooLargeMessage } from './csvFindings.ts';

interface CsvPreviewProps {
  file: File;
  columns: readonly UploadColumn[];
}

/** Looks into a CSV before it is sent. It never blocks: the service decides. */
export function CsvPreview({ file, columns }: CsvPreviewProps) {
  const isLarge = isTooLarge(file);
  // The file itself never goes into the shared memory, only what was found in it.
  const { data } = useSWR(isLarge ? null : ['csv', file.name, file.size, file.lastModified], async () =>
    inspectCsv(new Uint8Array(await file.arrayBuffer())),
  );
  if (!data && !isLarge) return null;
  const refusals = data ? csvRefusals(data, columns) : [tooLargeMessage];
  const warnings = data && refusals.length === 0 ? csvWarnings(data, columns) : [];
  return (
    <Stack gap={2}>
      {data && (
        <Card isFlush>
          <DescriptionList
            items={[
              { term: 'Linhas de dados', value: data.lineCount.toLocaleString('pt-BR') },
              { term: 'Colunas', value: data.header.length },
              { term: 'Codificação', value: data.encoding },
              { term: 'Separador', value: data.separator === ',' ? 'vírgula' : 'ponto e vírgula' },
            ]}
          />
        </Card>
      )}
      <Banner tone="critical">
        {refusals.length > 0 ? `Este arquivo será recusado. ${refusals.join(' ')}` : null}
      </Banner>
      <Banner tone="caution">
        {warnings.length > 0 ? `${warnings.join(' ')} Você ainda pode enviar o arquivo.` : null}
      </Banner>
    </Stack>
  );
}
