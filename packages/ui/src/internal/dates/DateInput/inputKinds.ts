'use client';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { useDateOrder } from '../dateOrder.ts';
import { dateMask, padBySeparator } from '../dateMask.ts';

/** The format of a kind of value: a date, a month, a time. */
export interface InputKind {
  mask: string;
  /** Keys that complete a part of the text. */
  separators: readonly string[];
  /** Returns the digits after such a key: `1/` becomes `01/`. */
  pad: (digits: string) => string;
  /** The placeholder, and the announcement after a missing part is filled in. */
  useFormatMessages: () => { format: string; completed: (text: string) => string };
}

const dateSeparators = ['/', '.', '-'];

export const dateKind: InputKind = {
  mask: dateMask,
  separators: dateSeparators,
  pad: padBySeparator,
  useFormatMessages: () => {
    const { format, completed } = useAreaMessages('dates', datesPtBR);
    return { format: format(useDateOrder()), completed };
  },
};
