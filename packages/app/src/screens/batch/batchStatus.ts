import { inFlightBatchStatuses } from '@oraculo/api-client/contract';
import { type StatusName, statusOf } from '../../statuses/statusLook.ts';

/**
 * Statuses in which a batch can still be cancelled. The specification can also be read as the opposite, with the action
 * enabled in all other statuses. But a finished batch has nothing left to cancel.
 */
const inFlightStatuses: readonly string[] = inFlightBatchStatuses;

export const isInFlight = ({ status }: { status: string }): boolean => inFlightStatuses.includes(status);

const names: Readonly<Record<string, StatusName>> = {
  aguardando: 'waiting',
  processando: 'processing',
  processado: 'processed',
  cancelado: 'cancelled',
};

export const batchStatus = (status: string): StatusName => statusOf(names, status);
