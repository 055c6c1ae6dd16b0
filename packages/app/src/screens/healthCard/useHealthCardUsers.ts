import type { HealthCardUser } from '@oraculo/api-client';
import { api } from '../../api.ts';
import { useOptions } from '../../queries/useOptions.ts';

const toOption = ({ user_name, user_email }: HealthCardUser) => ({
  label: user_name,
  value: user_email,
  subtitle: user_email,
});

export const useHealthCardUsers = () => useOptions(['healthCard', 'users'], () => api.healthCard.users(), toOption);
