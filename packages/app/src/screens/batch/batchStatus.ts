import type { StatusBadgeProps } from '@oraculo/ui';

/**
 * Statuses in which a batch can still be cancelled. The specification can also be read the other way round, as the action
 * being enabled unless the batch is in one of these; a batch that has ended has nothing left to cancel.
 */
export const inFlightStatuses: readonly string[] = ['aguardando', 'processando'];

export const isInFlight = ({ status }: { status: string }): boolean => inFlightStatuses.includes(status);

interface StatusLook {
  tone: StatusBadgeProps['tone'];
  text: string;
}

const looks: Readonly<Record<string, StatusLook>> = {
  aguardando: { tone: 'caution', text: 'Aguardando' },
  processando: { tone: 'info', text: 'Processando' },
  processado: { tone: 'positive', text: 'Processado' },
  cancelado: { tone: 'neutral', text: 'Cancelado' },
};

/** A status that nobody knows is an error. */
export const batchStatusLook = (status: string): StatusLook => looks[status] ?? { tone: 'critical', text: 'Erro' };
