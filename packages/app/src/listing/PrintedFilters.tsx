import { Text } from '@oraculo/ui';
import { usePrintedAt } from '../browser/usePrintedAt.ts';

/** On paper, which has no fields, a line says which filters were applied. */
export function PrintedFilters({ labels }: { labels: readonly string[] }) {
  const isOnPaper = usePrintedAt() !== null;
  return isOnPaper && labels.length > 0 && <Text size="fine">{`Filtros: ${labels.join(' · ')}`}</Text>;
}
