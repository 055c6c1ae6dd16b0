import { BarList, Card, Meter, Stack, StackedBar, StatTile, ToggleButtonGroup } from '@oraculo/ui';
import { useState } from 'react';

type Period = 'week' | 'month';

const periods: { value: Period; label: string }[] = [
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
];
/** Replace it by an answer of your service; without a `value` a tile shows that it waits. */
const numbers: Record<Period, { open: string; approved: number; refused: number }> = {
  week: { open: '38', approved: 214, refused: 12 },
  month: { open: '131', approved: 902, refused: 57 },
};

/** Numbers of one period: tiles, shares and a ranking. Each picture can also be read as a table. */
export function Dashboard() {
  const [period, setPeriod] = useState<Period>('week');
  const { open, approved, refused } = numbers[period];
  return (
    <Stack gap={5}>
      <ToggleButtonGroup label="Período" isLabelHidden={false} options={periods} value={period} onChange={setPeriod} />
      <StatTile label="Em análise" value={open} note="agora" />
      <Card title="Decisões">
        <StackedBar
          label="Decisões do período"
          parts={[
            { id: 'approved', label: 'Aprovadas', value: approved, tone: 'positive' },
            { id: 'refused', label: 'Recusadas', value: refused, tone: 'critical' },
          ]}
        />
      </Card>
      <Card title="Por prestador">
        <BarList
          label="Guias por prestador"
          nameHeader="Prestador"
          valueHeader="Guias"
          items={[
            { id: 'aurora', label: 'Clínica Aurora', value: approved / 2 },
            { id: 'boreal', label: 'Hospital Boreal', value: approved / 3 },
          ]}
        />
      </Card>
      <Card title="Espaço">
        <Meter label="Espaço usado" value={0.82} max={1} />
      </Card>
    </Stack>
  );
}
