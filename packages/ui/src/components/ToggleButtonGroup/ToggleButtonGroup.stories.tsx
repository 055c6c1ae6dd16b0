import { LayoutGrid, List } from '@lucide/icons';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const ignore = () => {};
const periods = [
  { value: 'day', label: 'Dia' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
  { value: 'year', label: 'Ano', disabledReason: 'Há dados só dos últimos seis meses' },
];
const views = [
  { value: 'list', label: 'Lista', icon: <Icon of={List} /> },
  { value: 'cards', label: 'Cartões', icon: <Icon of={LayoutGrid} /> },
];

function Periods({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('week');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <ToggleButtonGroup label="Período" options={periods} value={value} onChange={change} />;
}

function Layers({ onChange }: { onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<string[]>(['month']);
  const change = (next: string[]) => {
    setValue(next);
    onChange(next);
  };
  return <ToggleButtonGroup label="Mostrar" options={periods} isMultiple value={value} onChange={change} />;
}

const changed = fn();

const meta = preview.meta({
  title: 'Ações/ToggleButtonGroup',
  component: ToggleButtonGroup<string>,
  parameters: { spec: ['APG toolbar', 'APG button: toggle', 'WCAG 2.5.8 target size'] },
  args: { label: 'Período', options: periods, value: 'week', onChange: ignore },
  render: () => <Periods onChange={changed} />,
  beforeEach: () => {
    changed.mockClear();
  },
});

export const OneOfFour = meta.story({});
export const WithIcons = meta.story({
  render: () => <ToggleButtonGroup label="Exibição" options={views} value="list" onChange={ignore} />,
});
export const Several = meta.story({
  render: () => <Layers onChange={changed} />,
});

export const WithItsLabel = meta.story({
  args: { isLabelHidden: false },
  render: (args) => <ToggleButtonGroup {...args} />,
});

export const WholeSentences = meta.story({
  render: () => (
    <ToggleButtonGroup
      label="Período"
      options={['dia', 'semana', 'mês'].map((period) => ({
        value: period,
        label: `Mostrar as guias de cada ${period}`,
      }))}
      value="semana"
      onChange={ignore}
    />
  ),
});

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Stack key={size}>
          <ToggleButtonGroup label={`Período ${size}`} size={size} options={periods} value="day" onChange={ignore} />
          <ToggleButtonGroup label={`Exibição ${size}`} size={size} options={views} value="list" onChange={ignore} />
          <ToggleButtonGroup
            label={`Mostrar ${size}`}
            size={size}
            options={periods}
            isMultiple
            value={['day', 'month', 'year']}
            onChange={ignore}
          />
        </Stack>
      ))}
    </Stack>
  ),
});

export const ArrowsMoveTheFocusAndSpaceChooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dia' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Mês' })).toHaveFocus();
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenLastCalledWith('month');
    await expect(canvas.getByRole('radio', { name: 'Mês' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Semana' })).not.toBeChecked();
  },
});

export const ThePressedButtonCannotBeTurnedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Semana' }));
    await expect(canvas.getByRole('radio', { name: 'Semana' })).toBeChecked();
  },
});

export const SeveralButtonsCanBeOnAndAreReportedInOrder = meta.story({
  render: () => <Layers onChange={changed} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dia' }));
    await expect(changed).toHaveBeenLastCalledWith(['day', 'month']);
    await expect(canvas.getByRole('button', { name: 'Dia' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Mês' }));
    await expect(changed).toHaveBeenLastCalledWith(['day']);
  },
});

export const ADisabledButtonSaysWhy = meta.story({
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('radio', { name: 'Ano', description: 'Há dados só dos últimos seis meses' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(year);
    await expect(year).toHaveFocus();
    await expect(year).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' {Enter}');
    await expect(changed).not.toHaveBeenCalled();
    await expect(year).not.toBeChecked();
  },
});
