'use client';
import { monthPtBR } from '../../i18n/ptBR/dates/month.ts';
import { useWords } from '../../i18n/useWords.ts';
import { dateKind, type InputKind } from '../../internal/dates/DateInput/inputKinds.ts';

export const monthKind: InputKind = {
  mask: '##/####',
  separators: dateKind.separators,
  pad: (digits) => (digits.length === 1 && digits !== '0' ? `0${digits}` : digits),
  useWords: () => {
    const { monthFormat, completedMonth } = useWords('dates', monthPtBR);
    return { format: monthFormat, completed: completedMonth };
  },
};
