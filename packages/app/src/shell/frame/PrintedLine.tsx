import { Text } from '@oraculo/ui';
import { useSnapshot } from 'valtio';
import { usePrintedAt } from '../../browser/usePrintedAt.ts';
import { showDateTime } from '../../dates/dates.ts';
import { session } from '../../session/session.ts';

/** Only in print: the time of printing and the user. */
export function PrintedLine() {
  const { givenName } = useSnapshot(session);
  const printedAt = usePrintedAt();
  return printedAt && <Text size="fine">{`Impresso em ${showDateTime(printedAt)} por ${givenName}`}</Text>;
}
