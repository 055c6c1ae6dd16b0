import type { DocumentUser } from '@oraculo/api-client';
import { api } from '../../api.ts';
import { useOptions } from '../../queries/useOptions.ts';

const toOption = ({ Email, Name }: DocumentUser) => ({ label: Name, value: Email, subtitle: Email });

export const useCaptureUsers = () => useOptions(['documents', 'users'], () => api.documents.users(), toOption);
