import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import { recordJourney } from './recordJourney.ts';
import { openOrca } from './orcaSession.ts';
import { spokenJourneys } from './spokenJourneys.ts';
import { openSpokenPage, type SpokenPage } from './spokenPage.ts';
import { spokenParts } from './spokenParts.ts';
import type { Heard, SpokenStep } from './transcript.ts';

/** Runs inside a D-Bus session and an X display. Controls Firefox by keys and writes the words of Orca to `heard.json`. */
const [folder = '', base = '', firefox = '', ...names] = process.argv.slice(2);
/**
 * A part with fifteen keys takes half a minute, and a journey two and a half minutes; a busy machine takes three times
 * as long.
 */
const longestPartMs = 900_000;

const withLimit = <Result>(promise: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end within ${longestPartMs / 1000} s`)), longestPartMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

const orca = await openOrca(folder);
let page = await openSpokenPage(firefox, orca);
const heard: Record<string, Heard> = {};
/** The parts and journeys by the names of their transcripts. */
const hearings = new Map<string, (page: SpokenPage) => Promise<SpokenStep[]>>();
for (const part of spokenParts) hearings.set(part.name, ({ hearPart }) => hearPart(base, part));
for (const journey of spokenJourneys) {
  hearings.set(journey.name, async (page) => {
    await using gateway = await startOwnGateway();
    return await recordJourney(page, orca, gateway, journey);
  });
}

for (const name of names) {
  const startedAt = Date.now();
  try {
    heard[name] = { steps: await withLimit(hearings.get(name)!(page)) };
  } catch (error) {
    heard[name] = { failure: (error as Error).message };
    // A part that hangs must not affect the next one.
    page.close();
    page = await openSpokenPage(firefox, orca);
  }
  const { steps, failure } = heard[name];
  console.log(`  ${name}: ${failure ?? `${steps?.length} steps`}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  writeFileSync(join(folder, 'heard.json'), JSON.stringify(heard));
}
page.close();
orca.close();
process.exit();
