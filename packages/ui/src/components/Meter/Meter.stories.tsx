import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Dados/Meter',
  component: Meter,
  args: { label: 'Espaço para anexos', value: 42 },
  parameters: { spec: ['APG meter', 'WCAG 1.4.1 use of colour'] },
});

export const Percentage = meta.story({});
export const WithText = meta.story({ args: { valueText: '42 de 100 MB' } });
export const Positive = meta.story({ args: { value: 20, tone: 'positive', status: 'Com folga' } });
export const Caution = meta.story({ args: { value: 82, tone: 'caution', status: 'Quase cheio' } });
export const Critical = meta.story({ args: { value: 100, tone: 'critical', status: 'Cheio' } });
export const Empty = meta.story({ args: { value: 0 } });
export const AGrowth = meta.story({ args: { label: 'Crescimento no mês', value: 12 } });

export const AllVariants = meta.story({
  tags: ['!autodocs', 'picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack>
      <Meter label="Espaço para anexos" value={0} />
      <Meter label="Espaço para anexos" value={42} valueText="42 de 100 MB" />
      <Meter label="Guias do mês" value={310} max={1000} valueText="310 de 1.000" tone="positive" status="Com folga" />
      <Meter label="Guias do mês" value={870} max={1000} valueText="870 de 1.000" tone="caution" status="Quase cheio" />
      <Meter label="Guias do mês" value={1000} max={1000} valueText="1.000 de 1.000" tone="critical" status="Cheio" />
    </Stack>
  ),
});

export const TheTextAndTheMeaningAreReadOut = meta.story({
  args: { value: 82, valueText: '82 de 100 MB', tone: 'caution', status: 'Quase cheio' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Espaço para anexos' });
    await expect(meter).toHaveAttribute('aria-valuetext', '82 de 100 MB, Quase cheio');
    await expect(canvas.getByText('Quase cheio')).toBeVisible();
  },
});

export const TheBarMatchesTheShareAndIsClamped = meta.story({
  render: () => (
    <Stack>
      {[-5, 25, 130].map((value) => (
        <Meter key={value} label={`Espaço ${value}`} value={value} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shares = [...canvasElement.querySelectorAll<HTMLElement>('[data-share]')].map((bar) =>
      Math.round((bar.clientWidth / (bar.parentElement?.clientWidth ?? 1)) * 100),
    );
    await expect(shares).toEqual([25, 100]);
    await expect(canvas.getByRole('meter', { name: 'Espaço 130' })).toHaveProperty('value', 100);
  },
});
