import type { DateRange } from '@oraculo/ui';

export interface Draft {
  name: string;
  cpf: string;
  operator: string | null;
  period: DateRange;
  isUrgent: boolean;
}

export const empty: Draft = {
  name: '',
  cpf: '',
  operator: null,
  period: { start: null, end: null },
  isUrgent: false,
};
