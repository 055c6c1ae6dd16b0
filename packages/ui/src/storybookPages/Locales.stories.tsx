import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateField } from '../components/DateField/DateField.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { loadCalendar } from '../components/DateRangePicker/DateRangePicker.fixtures.tsx';
import { MoneyField } from '../components/MoneyField/MoneyField.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { Stack } from '../components/Stack/Stack.tsx';

interface FieldsProps {
  onDate: (date: string | null) => void;
  onRange: (range: { start: string | null; end: string | null }) => void;
}

/** Labels are names, which need no translation. */
function Fields({ onDate, onRange }: FieldsProps) {
  return (
    <Stack>
      <DateField label="Alfa" defaultValue="2026-11-03" onChange={onDate} today="2026-11-20" />
      <DateRangePicker label="Beta" onChange={onRange} today="2026-11-20" hasPresets={false} />
      <MoneyField label="Gama" defaultValue={123456} />
      <NumberField label="Delta" decimals={2} defaultValue="12345.5" />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Fundamentos/Idioma: formatos',
  component: Fields,
  tags: ['!autodocs'],
  parameters: { spec: ['each locale has its own dates, weeks, numbers and currency'] },
  loaders: [loadCalendar],
  args: { onDate: fn(), onRange: fn() },
});

const box = (name: string) => screen.getByRole('textbox', { name });

export const InBrazil = meta.story({
  play: async () => {
    await expect(box('Alfa')).toHaveValue('03/11/2026');
    await expect(box('Gama')).toHaveValue('1.234,56');
    await expect(box('Gama')).toHaveAccessibleDescription('Em reais');
  },
});

export const InTheUnitedStates = meta.story({
  globals: { language: 'en-US' },
  play: async ({ args, userEvent }) => {
    const date = box('Alfa');
    await expect(date).toHaveValue('11/03/2026');
    await userEvent.clear(date);
    await expect(date).toHaveAttribute('placeholder', 'mm/dd/yyyy');
    await expect(date).toHaveAccessibleDescription('Format: month, day, then year with four digits');
    await userEvent.type(date, '12252026');
    await expect(date).toHaveValue('12/25/2026');
    await expect(args.onDate).toHaveBeenLastCalledWith('2026-12-25');
    await userEvent.keyboard('{ArrowUp}');
    await expect(date).toHaveValue('12/26/2026');
    await userEvent.click(box('From:'));
    await userEvent.paste('Nov 1, 2026 to Nov 20, 2026');
    await expect(box('To:')).toHaveValue('11/20/2026');
    await expect(args.onRange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
    await expect(box('Gama')).toHaveValue('1,234.56');
    await expect(box('Gama')).toHaveAccessibleDescription('In US dollars');
    await expect(box('Delta')).toHaveValue('12,345.5');
  },
});

export const InTheUnitedKingdom = meta.story({
  globals: { language: 'en-GB' },
  play: async ({ userEvent, canvas }) => {
    await expect(box('Alfa')).toHaveValue('03/11/2026');
    await expect(box('Gama')).toHaveAccessibleDescription('In British pounds');
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Start date' }));
    const [first] = await screen.findAllByRole('columnheader');
    await expect(first).toHaveTextContent('Mon');
    await expect(await screen.findByRole('gridcell', { name: /^Sunday, 1 November 2026/ })).toHaveProperty(
      'cellIndex',
      6,
    );
    await userEvent.keyboard('{Escape}');
  },
});

export const InSpanish = meta.story({
  globals: { language: 'es' },
  play: async ({ args, userEvent, canvas }) => {
    const date = box('Alfa');
    await userEvent.clear(date);
    await userEvent.type(date, '25122026');
    await expect(args.onDate).toHaveBeenLastCalledWith('2026-12-25');
    await expect(box('Gama')).toHaveAccessibleDescription('En euros');
    await expect(box('Delta')).toHaveValue('12.345,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendario: Fecha inicial' }));
    const [first] = await screen.findAllByRole('columnheader');
    await expect(first).toHaveTextContent('Lun');
    await userEvent.keyboard('{Escape}');
  },
});
