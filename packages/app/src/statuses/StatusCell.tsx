import { Icon, StatusBadge } from '@oraculo/ui';
import { type Status, statusLooks, statusText } from './statusLook.ts';

/** A status in a table: its icon, word and colour from the table of statuses. */
export function StatusCell(status: Status) {
  const { tone, icon } = statusLooks[status.name];
  return (
    <StatusBadge tone={tone} icon={<Icon of={icon} size={14} />} tooltip={status.tooltip}>
      {statusText(status)}
    </StatusBadge>
  );
}
