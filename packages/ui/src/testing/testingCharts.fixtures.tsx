import { BarList } from '../components/BarList/BarList.tsx';
import { Meter } from '../components/Meter/Meter.tsx';
import { ProgressSteps } from '../components/ProgressSteps/ProgressSteps.tsx';
import { StackedBar } from '../components/StackedBar/StackedBar.tsx';
import { StatTile } from '../components/StatTile/StatTile.tsx';

const parts = [
  { id: 'good', label: 'Prontas', value: 1180, tone: 'positive' },
  { id: 'bad', label: 'Recusadas', value: 8, tone: 'critical' },
] as const;
const progress = [
  { id: 'send', label: 'Envio', status: 'done', note: '2,9 MB' },
  { id: 'read', label: 'Leitura', status: 'current', progress: 50 },
] as const;

/** One of each chart that the helpers read. */
export const Charts = ({ isLoading }: { isLoading: boolean }) => (
  <>
    <BarList label="Guias" nameHeader="Prestador" valueHeader="Guias" items={parts} />
    <StackedBar label="Linhas" parts={parts} />
    <Meter label="Espaço" value={82} valueText="82 de 100 MB" tone="caution" status="Quase cheio" />
    <StatTile label="Em análise" value={isLoading ? undefined : '1.284'} />
    <ProgressSteps label="lote.csv" steps={progress} />
  </>
);
