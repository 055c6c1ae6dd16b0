import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CepField } from '../components/CepField/CepField.tsx';
import { loadCalendar } from '../components/DateRangePicker/DateRangePicker.fixtures.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { DropZone } from '../components/DropZone/DropZone.tsx';
import { FileList } from '../components/FileList/FileList.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { MonthField } from '../components/MonthField/MonthField.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { StackedBar } from '../components/StackedBar/StackedBar.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TimeField } from '../components/TimeField/TimeField.tsx';
import { NotificationsPanel } from '../components/Toasts/NotificationsPanel.tsx';

const nothing = () => undefined;
const plans = ['Alfa', 'Beta'].map((label) => ({ value: label, label }));

/** Components with texts of the kit. The texts of the app are names and numbers, so that they need no translation. */
function Parts() {
  return (
    <Stack>
      <NotificationsPanel />
      <Steps
        label="Alfa"
        steps={[
          { id: '1', label: 'Alfa' },
          { id: '2', label: 'Beta' },
        ]}
        value="2"
      />
      <DateRangePicker label="Alfa" />
      <MonthField label="Gama" />
      <TimeField label="Delta" />
      <CepField label="CEP" />
      <NumberField label="Kappa" decimals={2} max="5000" unit="kg" />
      <MoneyField label="Lambda" defaultValue={123456} />
      <MultiSelect label="Beta" options={plans} defaultValue={['Alfa']} />
      <PasswordField label="PIN" />
      <SearchField label="Rho" />
      <TextArea label="Sigma" maxLength={2000} />
      <DropZone label="CSV" accept="csv" onAdd={nothing} isMultiple />
      <FileList
        onRemove={nothing}
        onCancel={nothing}
        onRetry={nothing}
        files={[
          { id: '1', name: 'a.csv', sizeBytes: 1_887_437, status: 'done' },
          { id: '2', name: 'b.csv', sizeBytes: 48_210, status: 'uploading', progress: 62 },
          { id: '3', name: 'c.csv', sizeBytes: 48_210, status: 'error' },
        ]}
      />
      <Meter label="Zeta" value={0.825} max={1} />
      <StackedBar label="Eta" parts={[{ id: '1', label: 'Alfa', value: 1284, tone: 'accent' }]} />
      <DataTable
        aria-label="Theta"
        tableId="idioma"
        columns={[{ id: 'id', header: 'ID', cell: ({ id }: { id: string }) => id, isRowHeader: true }]}
        rows={[]}
        rowKey={({ id }) => id}
      />
      <Pagination page={1} onPageChange={nothing} totalItems={1284} pageSize={20} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Idioma',
  component: Parts,
  parameters: { spec: ['ptBR and en catalogues as values, locale for formats'] },
});

interface Actions {
  type: (on: Element, text: string) => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
}

/** Messages about errors, and about a search without matches. */
async function makeMistakes(user: Actions) {
  const box = (name: string) => screen.getByRole('textbox', { name });
  await user.type(box('Kappa'), '99999');
  await user.type(box('Gama'), '13');
  await user.type(box('Delta'), '99');
  await user.type(box('CEP'), '00000000');
  const list = screen.getByRole('combobox', { name: 'Beta' });
  await user.type(list, 'zz');
  await waitFor(() => expect(list).toHaveValue('zz'));
  await user.keyboard('{Escape}');
}

export const InEnglish = meta.story({
  globals: { language: 'en' },
  loaders: [loadCalendar],
  play: async ({ canvas, userEvent }) => {
    await makeMistakes(userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Start date' }));
    await expect(await screen.findByRole('dialog', { name: 'Calendar: Alfa' })).toBeVisible();
    await expect(screen.getByRole('columnheader', { name: /Sun/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('No results for this search.')).toBeVisible();
    await expect(canvas.getByText('Total items: 1,284')).toBeVisible();
  },
});

export const InPortuguese = meta.story({
  loaders: [loadCalendar],
  play: async ({ canvas, userEvent }) => {
    await makeMistakes(userEvent);
    await expect(canvas.getByText('Total de itens: 1.284')).toBeVisible();
  },
});

export const NumbersAreTypedAsTheLocaleWritesThem = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lambda' })).toHaveValue('1,234.56');
    const weight = canvas.getByRole('textbox', { name: 'Kappa' });
    await userEvent.type(weight, '1,234');
    await userEvent.tab();
    await expect(weight).toHaveValue('1,234');
    await userEvent.clear(weight);
    await userEvent.type(weight, '9999.5');
    await userEvent.tab();
    await expect(canvas.getByText('Type 5,000 or less')).toBeVisible();
    await expect(canvas.getByText('1.8 MB')).toBeVisible();
    await expect(canvas.getByText('83%')).toBeVisible();
  },
});
