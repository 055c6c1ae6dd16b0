import { Download } from '@lucide/icons';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DataTable } from './DataTable.tsx';
import { readVisibleColumns } from './exports/readVisibleColumns.ts';
import { tableToCsv } from './exports/tableToCsv.ts';
import { pinColumns } from './pins/pinColumns.ts';
import { invoiceColumns, invoiceKey, storyInvoices } from './storyInvoices.tsx';

const tableId = 'story-export';
const forget = () => localStorage.removeItem(`oraculo:table:${tableId}`);
const rows = storyInvoices(7);
const pinned = pinColumns({ start: ['amount'] });

function download(fileName: string, csv: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

interface ExportStoryProps {
  onDownload: (fileName: string, csv: string) => void;
}

function Invoices({ onDownload }: ExportStoryProps) {
  return (
    <DataTable
      title="Faturas"
      columns={invoiceColumns}
      rows={rows}
      rowKey={invoiceKey}
      tableId={tableId}
      pinned={pinned}
      actions={
        <Button
          emphasis="quiet"
          size="small"
          icon={<Icon of={Download} />}
          onPress={() => {
            const columns = readVisibleColumns(invoiceColumns, { tableId, pinned });
            onDownload('faturas.csv', tableToCsv(columns, rows));
          }}
        >
          Exportar CSV
        </Button>
      }
    />
  );
}

const meta = preview.meta({
  title: 'Dados/DataTable exportação',
  component: Invoices,
  args: { onDownload: download },
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: { spec: ['data table'] },
});

export const Export = meta.story();

export const EnterExportsTheVisibleColumnsInTheirOrder = meta.story({
  args: { onDownload: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exibição' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Filial' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Centro de custo' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Filial' })).toBeNull());
    canvas.getByRole('button', { name: 'Exportar CSV', hidden: true }).focus();
    await userEvent.keyboard('{Enter}');
    const csv = [
      'Valor;Fatura;Cliente;Vencimento;Impostos;Situação',
      '1250,5;F-1001;Clínica São Lucas Ltda.;01/11/2026;62,5;Paga',
    ];
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onDownload).toHaveBeenCalledWith('faturas.csv', expect.stringContaining(csv.join('\r\n')));
    // A credit note is a negative number, not a text that looks like a formula.
    await expect(args.onDownload).toHaveBeenCalledWith('faturas.csv', expect.stringContaining('\r\n-1725,64;F-1007;'));
  },
});
