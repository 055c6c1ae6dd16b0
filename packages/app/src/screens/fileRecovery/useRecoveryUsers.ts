import type { RestoreUser } from '@oraculo/api-client';
import { api } from '../../api.ts';
import { useOptions } from '../../queries/useOptions.ts';

const toOption = ({ userName }: RestoreUser) => ({ label: userName, value: userName });

export const useRecoveryUsers = () => useOptions(['restore', 'users'], () => api.restore.users(), toOption);
