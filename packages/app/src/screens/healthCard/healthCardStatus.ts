import { type StatusName, statusOf } from '../../statuses/statusLook.ts';

const names: Readonly<Record<string, StatusName>> = {
  success: 'done',
  waiting: 'waiting',
  processing: 'processing',
  validating: 'validating',
};

export const healthCardStatus = (status: string): StatusName => statusOf(names, status);

const running = ['waiting', 'processing', 'validating'];

export const isHealthCardInFlight = ({ status }: { status: string }): boolean => running.includes(status);

export const hasDetails = ({ status }: { status: string }): boolean => status === 'error';
