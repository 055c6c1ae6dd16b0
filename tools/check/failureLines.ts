import { stripVTControlCharacters } from 'node:util';

/** The first line of a failed test, as Vitest and Playwright print it. */
const test = /^\s*(FAIL |\d+\) \[)/;
/** The error of a test or a script. A test that passed may have logged one too. */
const thrown = /^\s*\w*Error: /;
/** The line with which `tools/engines` and `tools/consumer` report a failure; the error is on the next line. */
const headline = /(^\w+ +|: )FAILED /;
/** The place of an oxlint error; the line before has the message. */
const location = /╭─\[/;
/** Failures of the attacks, of `tsc` (plain and for a terminal), and of `appSize.ts` and `kitSize.ts`. */
const failedLine = /^BROKEN |(: | - )error TS\d+| over [\d.]+ kB$| no file: its chunk is gone$/;

/** The size of the difference of a picture, whose path is a few lines below. */
const differs =
  /^\s*(\d+ pixels \(ratio [\d.]+\) differ|Expected image dimensions to be .+|Could not capture a stable screenshot .+)\.$/;
const reference = /__screenshots__\/(.+)\.png/;
const linesToReference = 4;

/** One line for each picture that differs, with its name and by how much. */
function pictureLines(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const amount = differs.exec(line)?.[1];
    if (amount === undefined) return [];
    const below = lines.slice(at + 1, at + 1 + linesToReference).join('\n');
    return [`${reference.exec(below)?.[1] ?? 'a picture'}: ${amount}`];
  });
}

const maxLines = 8;
const maxLineLength = 160;

/**
 * The lines about failures, or the last three lines. They are printed at the end of a long run, because its log may be
 * truncated.
 */
export function failureLines(printed: string): string[] {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trimEnd());
  const firstTest = lines.findIndex((line) => test.test(line));
  const known = lines.filter((line, at) => {
    if (thrown.test(line)) return at > firstTest;
    if ([test, headline, location, failedLine].some((form) => form.test(line))) return true;
    return headline.test(lines[at - 1] ?? '') || location.test(lines[at + 1] ?? '');
  });
  const pictures = [...new Set(pictureLines(lines))];
  const reported = [...pictures, ...known.filter((line) => !line.includes('toMatchScreenshot'))];
  const chosen = reported.length > 0 ? [...new Set(reported)] : lines.filter(Boolean).slice(-3);
  const more = chosen.length > maxLines ? [`… and ${chosen.length - maxLines} more lines`] : [];
  return [...chosen.slice(0, maxLines).map((line) => line.trim().slice(0, maxLineLength)), ...more];
}
