'use client';
import { datesPtBR } from '../../../i18n/ptBR/dates/dates.ts';
import { useAreaMessages } from '../../../i18n/useAreaMessages.ts';
import { useDateOrder } from '../dateOrder.ts';
import { dateMask, padBySeparator } from '../dateMask.ts';

/** How a kind of value is typed: a date, a month, a time. */
export interface InputKind {
  mask: string;
  /** Keys that end a part of it. */
  separators: readonly string[];
  /** The digits when such a key is pressed: `1/` is `01/`. */
  pad: (digits: string) => string;
  /** How it is typed, and what is said when a part that was left out has been filled in. */
  useAreaMessages: () => { format: string; completed: (text: string) => string };
}

const dateSeparators = ['/', '.', '-'];

export const dateKind: InputKind = {
  mask: dateMask,
  separators: dateSeparators,
  pad: padBySeparator,
  useAreaMessages: () => {
    const { format, completed } = useAreaMessages('dates', datesPtBR);
    return { format: format(useDateOrder()), completed };
  },
};
