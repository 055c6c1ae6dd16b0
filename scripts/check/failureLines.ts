import { stripVTControlCharacters } from 'node:util';

/** What the tools of the steps print for each fault: Vitest, Playwright, the engines and the attacks, TypeScript, the sizes. */
const told = /^\s*(FAIL |\d+\) \[|BROKEN |\w*Error: )|^\w+ +FAILED |: error TS\d+|over budget$/;
/** A line that says what of it went wrong comes behind this one. */
const introduces = /^\w+ +FAILED /;

const most = 8;
const width = 160;

/** The lines that say what failed, or the last three where none is known: for the end of a long run, by which its log may be cut. */
export function failureLines(printed: string): string[] {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trimEnd());
  const known = lines.filter((line, at) => told.test(line) || introduces.test(lines[at - 1] ?? ''));
  const chosen = known.length > 0 ? [...new Set(known)] : lines.filter(Boolean).slice(-3);
  const more = chosen.length > most ? [`… and ${chosen.length - most} more lines`] : [];
  return [...chosen.slice(0, most).map((line) => line.trim().slice(0, width)), ...more];
}
