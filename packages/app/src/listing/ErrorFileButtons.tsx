import { Download } from '@lucide/icons';
import { type CsvSeparator, saveFile, writeCsv } from '@oraculo/api-client';
import { Icon, Inline, SplitButton } from '@oraculo/ui';
import { notifySuccess } from '../notifications/notify.ts';

interface ErrorFileButtonsProps {
  /** Ends in `.csv`. */
  fileName: string;
  rows: readonly (readonly string[])[];
}

/**
 * Downloads the errors with commas, as specified, or with semicolons, which a Brazilian spreadsheet splits into
 * columns.
 */
export function ErrorFileButtons({ fileName, rows }: ErrorFileButtonsProps) {
  const save = (separator: CsvSeparator, name: string) => {
    saveFile({ blob: new Blob([writeCsv(rows, separator)], { type: 'text/csv;charset=utf-8' }), fileName: name });
    notifySuccess('fileDownloaded');
  };
  return (
    <Inline>
      <SplitButton
        emphasis="outline"
        size="small"
        icon={<Icon of={Download} />}
        label="Baixar arquivo de erros"
        onPress={() => save(',', fileName)}
        menuLabel="Outras formas de baixar o arquivo de erros"
        items={[
          {
            id: 'spreadsheet',
            label: 'Baixar para Excel (CSV)',
            onPress: () => save(';', fileName.replace(/\.csv$/, '-planilha.csv')),
          },
        ]}
      />
    </Inline>
  );
}
