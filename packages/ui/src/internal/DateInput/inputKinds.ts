import type { Messages } from '../../i18n/ptBR.ts';
import { dateMask, padBySeparator } from '../dates/dateMask.ts';

/** How a kind of value is typed: a date, a month, a time. */
export interface InputKind {
  mask: string;
  /** Keys that end a part of it. */
  separators: readonly string[];
  /** The digits when such a key is pressed: `1/` is `01/`. */
  pad: (digits: string) => string;
  format: (words: Messages['dates']) => string;
  /** What is said when a part that was left out has been filled in. */
  completed: (words: Messages['dates'], text: string) => string;
}

const dateSeparators = ['/', '.', '-'];

export const dateKind: InputKind = {
  mask: dateMask,
  separators: dateSeparators,
  pad: padBySeparator,
  format: ({ format }) => format,
  completed: ({ completed }, text) => completed(text),
};
