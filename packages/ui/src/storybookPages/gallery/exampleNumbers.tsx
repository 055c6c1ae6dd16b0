import { BarList, Meter, StackedBar, StatTile } from '@oraculo/ui';
import type { Miniature } from './Gallery.tsx';

export const miniatures: readonly Miniature[] = [
  {
    name: 'StatTile',
    page: 'dados-stattile',
    part: <StatTile label="Guias em análise" value="1.284" note="desde 01/11/2026" />,
  },
  {
    name: 'Meter',
    page: 'dados-meter',
    part: <Meter label="Espaço" value={42} max={100} valueText="42 de 100 MB" />,
  },
  {
    name: 'BarList',
    page: 'dados-barlist',
    part: (
      <BarList
        label="Guias"
        nameHeader="Prestador"
        valueHeader="Guias"
        items={[
          { id: '1', label: 'Clínica Aurora', value: 128 },
          { id: '2', label: 'Boa Vista', value: 64 },
        ]}
      />
    ),
  },
  {
    name: 'StackedBar',
    page: 'dados-stackedbar',
    part: (
      <StackedBar
        label="Lote 17"
        parts={[
          { id: 'ok', label: 'Ativos', value: 72, tone: 'positive' },
          { id: 'no', label: 'Inativos', value: 28, tone: 'critical' },
        ]}
      />
    ),
  },
];
