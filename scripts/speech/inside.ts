import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOrca } from './orcaSession.ts';
import { openSpokenPage } from './spokenPage.ts';
import { spokenParts } from './spokenParts.ts';
import type { Heard } from './transcript.ts';

/** Runs inside a D-Bus session and an X display: drives Firefox by keys and writes what Orca said as `heard.json`. */
const [folder = '', base = '', firefox = '', ...names] = process.argv.slice(2);
/** A part of fifteen keys takes half a minute; what takes this long hangs. */
const longestPartMs = 240_000;

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
for (const part of spokenParts.filter(({ name }) => names.includes(name))) {
  const startedAt = Date.now();
  try {
    heard[part.name] = { steps: await withLimit(page.hearPart(base, part)) };
  } catch (error) {
    heard[part.name] = { failure: (error as Error).message };
    // What is left of a part that hangs must not speak in the next one.
    page.close();
    page = await openSpokenPage(firefox, orca);
  }
  const { steps, failure } = heard[part.name] ?? {};
  console.log(
    `  ${part.name}: ${failure ?? `${steps?.length} steps`}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  writeFileSync(join(folder, 'heard.json'), JSON.stringify(heard));
}
page.close();
orca.close();
process.exit();
