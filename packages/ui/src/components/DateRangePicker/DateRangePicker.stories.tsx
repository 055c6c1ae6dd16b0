import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { DateField } from '../DateField/DateField.tsx';
import { FieldGrid } from '../FieldGrid/FieldGrid.tsx';
import { ControlledRange, day, findCalendar, startBox, loadCalendar } from './DateRangePicker.fixtures.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const ignore = () => {};
const yesterdayToToday = { start: '2026-11-19', end: '2026-11-20' };
const nothing = { start: null, end: null };

const meta = preview.meta({
  title: 'Campos/DateRangePicker',
  component: DateRangePicker,
  parameters: { spec: ['1 §2 Date-range picker', '1 §4 Date picker', '1 §5 Date input', '1 §5 Report search'] },
  args: { label: 'Período', value: yesterdayToToday, onChange: fn(), today: '2026-11-20', maxSpanDays: 30 },
  loaders: [loadCalendar],
  render: (args) => <ControlledRange {...args} />,
});

export const Filled = meta.story();
export const Empty = meta.story({ args: { value: nothing } });
export const Required = meta.story({ args: { isRequired: true } });
export const RequiredErrors = meta.story({
  args: {
    value: nothing,
    isRequired: true,
    startError: 'Data inicial obrigatória',
    endError: 'Data final obrigatória',
  },
});
export const WithoutClear = meta.story({ args: { isClearable: false } });
export const Disabled = meta.story({ args: { disabledReason: 'Selecione uma operadora' } });

const open = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(startBox());
  return findCalendar();
};

export const Open = meta.story({
  args: { allowFuture: false },
  play: async ({ userEvent }) => {
    await expect(await open(userEvent)).toBeVisible();
  },
});

export const HalfMadeWithPreview = meta.story({
  args: { allowFuture: false },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await userEvent.click(day(9));
    await userEvent.hover(day(20));
    await expect(day(14)).toHaveAttribute('data-span', 'inside');
  },
});

export const OpenWithoutPresets = meta.story({
  args: { hasPresets: false, isClearable: false },
  play: async ({ userEvent }) => {
    await expect(await open(userEvent)).toBeVisible();
  },
});

/** A narrow column of a wide window: two boxes next to each other. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 258 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    await expect(new Set(boxes.map((box) => box.getBoundingClientRect().top)).size).toBe(1);
    await expect(boxes.filter((box) => box.scrollWidth > box.clientWidth)).toEqual([]);
  },
});

export const TwoIndependentDates = meta.story({
  render: () => (
    <FieldGrid>
      <DateField label="De" defaultValue="2026-11-20" />
      <DateField label="Até" defaultValue="2026-11-01" />
    </FieldGrid>
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  // Overlays do not give the page a height.
  render: (args) => (
    <div style={{ minBlockSize: '640px' }}>
      <FieldGrid>
        <ControlledRange {...args} allowFuture={false} isRequired />
        <DateRangePicker label="Vazio" value={nothing} onChange={ignore} today="2026-11-20" />
        <DateRangePicker
          label="Obrigatório"
          value={nothing}
          onChange={ignore}
          isRequired
          startError="Data inicial obrigatória"
          endError="Data final obrigatória"
        />
        <DateRangePicker label="Sem limpar" value={yesterdayToToday} onChange={ignore} isClearable={false} />
        <DateRangePicker
          label="Longo"
          value={{ start: '2026-01-01', end: '2026-11-20' }}
          onChange={ignore}
          maxSpanDays={30}
        />
        <DateRangePicker
          label="Desabilitado"
          value={yesterdayToToday}
          onChange={ignore}
          disabledReason="Selecione uma operadora"
        />
      </FieldGrid>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('textbox', { name: 'De:' });
    if (first) await userEvent.click(first);
    await findCalendar();
    await userEvent.click(day(9));
    await userEvent.hover(day(20));
    await expect(day(14)).toHaveAttribute('data-span', 'inside');
  },
});
