'use client';
import { monthPtBR } from '../../i18n/ptBR/dates/month.ts';
import { useAreaMessages } from '../../i18n/useAreaMessages.ts';
import { dateKind, type InputKind } from '../../internal/dates/DateInput/inputKinds.ts';

export const monthKind: InputKind = {
  mask: '##/####',
  separators: dateKind.separators,
  pad: (digits) => (digits.length === 1 && digits !== '0' ? `0${digits}` : digits),
  useFormatMessages: () => {
    const { monthFormat, completedMonth } = useAreaMessages('dates', monthPtBR);
    return { format: monthFormat, completed: completedMonth };
  },
};
