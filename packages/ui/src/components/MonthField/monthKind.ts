import { dateKind, type InputKind } from '../../internal/DateInput/inputKinds.ts';

export const monthKind: InputKind = {
  mask: '##/####',
  separators: dateKind.separators,
  pad: (digits) => (digits.length === 1 && digits !== '0' ? `0${digits}` : digits),
  format: ({ monthFormat }) => monthFormat,
  completed: ({ completedMonth }, text) => completedMonth(text),
};
