import { checkSteps } from '../checkSteps.ts';
import { tools } from '../../tools.ts';
import type { Status, StepStatus } from './status.ts';

const begin = '<!-- status: written by npm run generate -- status -->';
const end = '<!-- end of status -->';

const resultOf = ({ passed, tests }: StepStatus) => {
  const count = tests ? ` ${tests.passed} of ${tests.all}` : '';
  return `${passed ? 'passed' : 'failed'}${count}`;
};

function statusTable({ steps, browsers }: Status): string {
  const rows = steps.map((one) => `| \`${one.step}\` | ${resultOf(one)} | ${one.minutes.toFixed(1)} | ${one.day} |`);
  return [
    '| step | result | minutes | day |',
    '|---|---|--:|---|',
    ...rows,
    '',
    ...browsers.map((line) => `- ${line}`),
  ].join('\n');
}

/** Writes the figures of the last run between the markers of the page. */
export function withStatus(page: string, status: Status): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page needs the marks ${begin} and ${end}`);
  return `${before}${begin}\n\n${statusTable(status)}\n\n${end}${after}`;
}

/** The usual minutes of `npm test -- types` or `npm run tool -- speech`, from the tables of steps and tools. */
export function usualMinutes(command: string): number | undefined {
  const [, kind, name] = /^npm (test|run tool) -- ([\w-]+)/.exec(command) ?? [];
  return (kind === 'test' ? checkSteps : tools).find((one) => one.name === name)?.minutes;
}
