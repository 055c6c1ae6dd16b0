import { Text } from '@oraculo/ui';
import { usePrintedAt } from '../browser/usePrintedAt.ts';

/** On paper the fields are hidden, and a line lists the applied filters. */
export function PrintedFilters({ labels }: { labels: readonly string[] }) {
  const isOnPaper = usePrintedAt() !== null;
  return isOnPaper && labels.length > 0 && <Text size="fine">{`Filtros: ${labels.join(' · ')}`}</Text>;
}
