import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type EngineName, engineNames } from '../engines/Engine.ts';

/** What ran in each engine, in words; one that is not in it has not had its turn. */
export type EngineReport = Partial<Record<EngineName, string>>;

const path = '.cache/reports/engines.json';

export function writeEngineReport(engines: EngineReport) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ writtenAt: Date.now(), engines })}\n`);
}

/** Nothing when no run since then has written one. */
export function readEngineReport(since: number): EngineReport {
  try {
    const { writtenAt, engines } = JSON.parse(readFileSync(path, 'utf8'));
    return writtenAt >= since ? engines : {};
  } catch {
    return {};
  }
}

/** A line for each engine; `inChromium` are the steps that run in that one alone. */
export const engineLines = (inChromium: readonly string[], report: EngineReport): string[] =>
  engineNames.map((name) => {
    const steps = name === 'chromium' && inChromium.length > 0 ? [inChromium.join(', ')] : [];
    const told = [...steps, ...(report[name] === undefined ? [] : [report[name]])];
    return `${name.padEnd(10)} ${told.join('; ') || 'NOT RUN'}`;
  });
