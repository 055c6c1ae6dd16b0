import { Download } from '@lucide/icons';
import { type CsvSeparator, saveFile, writeCsv } from '@oraculo/api-client';
import { Button, Icon, Inline } from '@oraculo/ui';
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
    <Inline gap={4}>
      <Button emphasis="quiet" size="small" isFlush icon={<Icon of={Download} />} onPress={() => save(',', fileName)}>
        Baixar arquivo de erros
      </Button>
      <Button
        emphasis="quiet"
        size="small"
        isFlush
        icon={<Icon of={Download} />}
        onPress={() => save(';', fileName.replace(/\.csv$/, '-planilha.csv'))}
      >
        Baixar para Excel (CSV)
      </Button>
    </Inline>
  );
}
