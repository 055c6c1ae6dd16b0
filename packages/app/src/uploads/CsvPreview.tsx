import { Banner, Card, DescriptionList, Stack, StackedBar } from '@oraculo/ui';
import { csvParts } from './csvFindings.ts';
import type { CsvCheck } from './useCsvCheck.ts';

const separatorNames = { ',': 'vírgula', ';': 'ponto e vírgula' } as const;

/** What was found in a CSV before it is sent. */
export function CsvPreview({ found, refusals, warnings }: CsvCheck) {
  // Nothing separates the cells of one column.
  const separator = found && found.header.length > 1 ? separatorNames[found.separator] : undefined;
  return (
    <Stack gap={2}>
      {found && (
        <Card isFlush>
          <DescriptionList
            items={[
              { term: 'Linhas de dados', value: found.lineCount.toLocaleString('pt-BR') },
              { term: 'Colunas', value: found.header.length },
              { term: 'Codificação', value: found.encoding },
              ...(separator ? [{ term: 'Separador', value: separator }] : []),
            ]}
          />
        </Card>
      )}
      {found && refusals.length === 0 && <StackedBar label="Conferência" parts={csvParts(found)} />}
      <Banner tone="critical">
        {refusals.length > 0 ? `Este arquivo será recusado. ${refusals.join(' ')}` : null}
      </Banner>
      <Banner tone="caution">
        {warnings.length > 0 ? `${warnings.join(' ')} Você ainda pode enviar o arquivo.` : null}
      </Banner>
    </Stack>
  );
}
