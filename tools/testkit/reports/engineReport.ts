import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type EngineName, engineNames } from '../engines/Engine.ts';

/** The counts as text, or why nothing ran. */
export type EngineRun = { version: string; ran: string } | { notRun: string };

/** An engine without an entry has not run yet. */
export type EngineReport = Partial<Record<EngineName, EngineRun>>;

/** A build of Chromium, and the steps that only ran in this build. */
export interface ChromiumRun {
  version: string;
  isPinned: boolean;
  steps: readonly string[];
}

const path = '.cache/reports/engines.json';

export function writeEngineReport(engines: EngineReport) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ writtenAt: Date.now(), engines })}\n`);
}

/** The report; empty if no run since that time has written one. */
export function readEngineReport(since: number): EngineReport {
  try {
    const { writtenAt, engines } = JSON.parse(readFileSync(path, 'utf8'));
    return writtenAt >= since ? engines : {};
  } catch {
    return {};
  }
}

const titles: Record<EngineName, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

function otherLine(name: EngineName, run: EngineRun | undefined): string {
  if (!run) return `${titles[name]} NOT RUN`;
  return 'notRun' in run ? `${titles[name]} NOT RUN, ${run.notRun}` : `${run.version} (${run.ran})`;
}

/** One line for each build of Chromium and for each other engine. The masks and layouts of the report ran in the first build. */
export function engineLines(chromiums: readonly ChromiumRun[], report: EngineReport): string[] {
  const [current] = chromiums;
  const lines = chromiums.flatMap((chromium) => {
    const run = chromium === current ? report.chromium : undefined;
    const ran = [
      ...(chromium.isPinned ? ['pinned'] : []),
      ...(chromium.steps.length > 0 ? [chromium.steps.join(', ')] : []),
      ...(run && 'ran' in run ? [run.ran] : []),
    ];
    return chromium.steps.length > 0 || run ? [`Chromium ${chromium.version} (${ran.join('; ')})`] : [];
  });
  const others = engineNames.filter((name) => name !== 'chromium' || lines.length === 0);
  return [...lines, ...others.map((name) => otherLine(name, report[name]))];
}
