import type { BatchUser } from '@oraculo/api-client';
import { api } from '../../api.ts';
import { useOptions } from '../../queries/useOptions.ts';

const toOption = ({ userName, userEmail }: BatchUser) => ({ label: userName, value: userEmail, subtitle: userEmail });

export const useBatchUsers = () => useOptions(['batches', 'users'], () => api.batches.users(), toOption);
