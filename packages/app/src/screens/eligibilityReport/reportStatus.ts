import type { ReportRow } from '@oraculo/api-client';
import { type StatusName, statusOf } from '../../statuses/statusLook.ts';

const names: Readonly<Record<string, StatusName>> = { done: 'done', waiting: 'queued' };

export const reportStatus = (status: string): StatusName => statusOf(names, status);

export const isReportWaiting = ({ status }: Pick<ReportRow, 'status'>): boolean => status === 'waiting';
