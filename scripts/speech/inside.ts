import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { openOrca } from './orcaSession.ts';
import { spokenParts } from './spokenParts.ts';
import type { SpokenStep } from './transcript.ts';

/** Runs inside a D-Bus session and an X display: drives Firefox by keys and writes what Orca said as `spoken.json`. */
const [folder = '', base = '', firefox = '', ...names] = process.argv.slice(2);

const orca = await openOrca(folder);
const browser = await launch({
  browser: 'firefox',
  executablePath: firefox,
  headless: false,
  protocolTimeout: 120_000,
  args: ['--width=1400', '--height=950'],
  extraPrefsFirefox: {
    'accessibility.force_disabled': -1,
    'intl.accept_languages': 'pt-BR',
    'browser.aboutwelcome.enabled': false,
    'browser.startup.page': 0,
    'datareporting.policy.dataSubmissionEnabled': false,
    'signon.rememberSignons': false,
  },
});
const page = (await browser.pages())[0] ?? (await browser.newPage());
await page.bringToFront();

const spoken: Record<string, SpokenStep[]> = {};
for (const part of spokenParts.filter(({ name }) => names.includes(name))) {
  await page.goto(
    `${base}/iframe.html?id=${encodeURIComponent(part.story)}&viewMode=story&plain&globals=clock:leapDay`,
  );
  await page.waitForFunction(() => window.storyProbe.done !== null);
  await page.waitForFunction(() => document.querySelector('[data-toast]') === null);
  // Keys reach the page only once Orca has read it. Before that it takes them for its own commands.
  await orca.hear((fresh) => fresh.includes('concluído'));
  // Tab comes from a control before the story and goes to one behind it, never to the browser's own.
  await page.evaluate(() => {
    const [before, behind] = ['Antes da história', 'Depois da história'].map((text) => {
      const button = document.createElement('button');
      button.textContent = text;
      return button;
    }) as [HTMLButtonElement, HTMLButtonElement];
    document.body.prepend(before);
    document.body.append(behind);
    before.focus();
  });
  await orca.hear((fresh) => fresh.includes('Antes da história'));
  const steps: SpokenStep[] = [];
  for (const key of ['Tab', ...part.keys]) {
    if (key.startsWith('type ')) orca.type(key.slice(5));
    else orca.press(key);
    steps.push({ key, said: await orca.hear() });
  }
  spoken[part.name] = steps;
  console.log(`  ${part.name}: ${steps.length} steps`);
}
writeFileSync(join(folder, 'spoken.json'), JSON.stringify(spoken));
await browser.close();
orca.close();
