import { Text } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { usePrintedAt } from '../../browser/usePrintedAt.ts';
import { showDateTime } from '../../dates/dates.ts';
import { session } from '../../session/session.ts';

/** On paper alone: a sheet has to say how old it is, and from whom. */
export function PrintedLine() {
  const { givenName } = useSnapshot(session);
  const printedAt = usePrintedAt();
  return printedAt && <Text size="fine">{`Impresso em ${showDateTime(printedAt)} por ${givenName}`}</Text>;
}
