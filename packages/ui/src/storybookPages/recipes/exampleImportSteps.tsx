import {
  Banner,
  Button,
  Card,
  type Column,
  DataTable,
  DropZone,
  FieldGrid,
  FileList,
  Inline,
  Select,
  Stack,
  StackedBar,
  Steps,
} from '@oraculo/ui';
import { useState } from 'react';
import { checkFile, fileColumns, type LineProblem, systemFields } from './exampleImport.ts';

const steps = ['Arquivo', 'Colunas', 'Conferência', 'Resultado'];
/** As etapas anteriores estão concluídas. */
const stepsAt = (now: number) =>
  steps.map((label, place) => ({ id: label, label, state: place < now ? ('done' as const) : undefined }));
const columnOptions = fileColumns.map((column) => ({ value: column, label: column }));
const problemKey = ({ line }: LineProblem) => String(line);
const problemColumns: readonly Column<LineProblem>[] = [
  { id: 'line', header: 'Linha', cell: ({ line }) => line, isNumeric: true, isRowHeader: true },
  { id: 'field', header: 'Coluna', cell: ({ field }) => field },
  { id: 'message', header: 'O que corrigir', cell: ({ message }) => message },
];

/** Uma importação em etapas: o arquivo, as colunas, a conferência e o resultado. */
export function ImportSteps() {
  const [step, setStep] = useState(0);
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState<Record<string, string | null>>({});
  const [refusal, setRefusal] = useState<string>();
  const result = checkFile();
  const missing = systemFields.filter(({ id, isRequired }) => isRequired && !mapping[id]);

  const goOn = () => {
    if (step === 0 && !file) return setRefusal('Escolha o arquivo');
    if (step === 1 && missing.length > 0) return setRefusal('Escolha a coluna de cada campo obrigatório');
    setRefusal(undefined);
    setStep(step + 1);
  };
  const startOver = () => {
    setFile(null);
    setMapping({});
    setStep(0);
  };

  return (
    <Card title={steps[step]}>
      <Stack gap={5}>
        <Steps label="Etapas da importação" steps={stepsAt(step)} value={steps[step] ?? ''} />
        {step === 0 && (
          <DropZone
            label="Arquivo de beneficiários"
            accept="csv"
            isRequired
            error={refusal}
            onAdd={([first]) => {
              setFile(first ?? null);
              setRefusal(undefined);
            }}
          >
            {file && (
              <FileList
                files={[{ id: 'file', name: file.name, sizeBytes: file.size, status: 'ready' }]}
                onRemove={() => setFile(null)}
              />
            )}
          </DropZone>
        )}
        {step === 1 && (
          <FieldGrid>
            {systemFields.map(({ id, label, isRequired }) => (
              <Select
                key={id}
                label={label}
                isRequired={isRequired}
                options={columnOptions}
                value={mapping[id] ?? null}
                onChange={(column) => setMapping({ ...mapping, [id]: column })}
                error={isRequired && !mapping[id] ? refusal && 'Escolha a coluna' : undefined}
              />
            ))}
          </FieldGrid>
        )}
        {step === 2 && (
          <>
            <Banner>{`${result.problems.length} linhas não serão importadas. Você pode seguir com as outras.`}</Banner>
            <DataTable
              aria-label="Linhas com problema"
              columns={problemColumns}
              rows={result.problems}
              rowKey={problemKey}
            />
          </>
        )}
        {step === 3 && (
          <StackedBar
            label="Linhas do arquivo"
            parts={[
              { id: 'new', label: 'Incluídas', value: result.added, tone: 'positive' },
              { id: 'changed', label: 'Atualizadas', value: result.changed, tone: 'info' },
              { id: 'refused', label: 'Recusadas', value: result.problems.length, tone: 'critical' },
            ]}
          />
        )}
        <Inline>
          {step > 0 && step < 3 && (
            <Button emphasis="outline" onPress={() => setStep(step - 1)}>
              Voltar
            </Button>
          )}
          {step < 3 ? (
            <Button onPress={goOn}>{step === 2 ? 'Importar' : 'Continuar'}</Button>
          ) : (
            <Button emphasis="outline" onPress={startOver}>
              Importar outro arquivo
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
