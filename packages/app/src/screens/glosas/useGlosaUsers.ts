import type { GlosaUser } from '@oraculo/api-client';
import { api } from '../../api.ts';
import { useOptions } from '../../queries/useOptions.ts';

const toOption = ({ name, email }: GlosaUser) => ({ label: name, value: email, subtitle: email });

export const useGlosaUsers = () => useOptions(['glosas', 'users'], () => api.glosas.users(), toOption);
