import type { ReactNode } from 'react';
import { wholeNumber } from './FieldFrame.css.ts';

/** A number in which a browser breaks the line: after a hyphen or a slash. */
const breakableNumber = /(\S*\d[-/]\d\S*)/;

/** A text whose numbers, such as the example of a barcode or a date, stay on one line. */
export function keepNumbersWhole(text: string): ReactNode {
  if (!breakableNumber.test(text)) return text;
  // The separator is a capture group, so every second part is a number.
  return text.split(breakableNumber).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // Keyed by index, because a text may contain the same number twice.
      <span key={`${at}`} className={wholeNumber}>
        {part}
      </span>
    ),
  );
}
