import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';
import { proveCustomTheme, proveBrandColor } from './consumerBrand.ts';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';

const vite = 'node_modules/vite/bin/vite.js';
const say = (text: string) => console.log(`consumer: ${text}`);

/** The failed command with its output; empty if it passed. */
function failureOf(folder: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? [] : [`${args.join(' ')}: ${`${stdout}${stderr}`.trim().slice(0, 600)}`];
}

/** Modules with React state need `'use client'`. Without it a framework with server components runs them on the server. */
function directives(folder: string): string[] {
  const root = `${folder}/node_modules/@oraculo/ui/dist`;
  const keepsState =
    /import \{[^}]*\b(?:createContext|use(?:State|Effect|LayoutEffect|Ref|Reducer|Id|Context|SyncExternalStore|ImperativeHandle|EffectEvent))\b[^}]*\} from "react"/;
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(`${root}/${file}`, 'utf8') }))
    .filter(({ code }) => keepsState.test(code));
  if (modules.length < 20) return [`only ${modules.length} modules keep state: the check no longer recognises them`];
  say(`${modules.length} modules keep state`);
  return modules.filter(({ code }) => !/^["']use client["']/.test(code)).map(({ file }) => `${file} lost 'use client'`);
}

function types(folder: string): string[] {
  return ['typescript', 'typescript7'].flatMap((compiler) => {
    const faults = failureOf(folder, `node_modules/${compiler}/bin/tsc`, '-p', 'tsconfig.json');
    const { version } = JSON.parse(readFileSync(`${folder}/node_modules/${compiler}/package.json`, 'utf8'));
    if (faults.length === 0) say(`types hold with ${compiler} ${version}`);
    return faults;
  });
}

function builds(folder: string): string[] {
  const quiet = ['build', '--logLevel', 'error'];
  const faults = [
    ...failureOf(folder, vite, ...quiet),
    ...failureOf(folder, vite, ...quiet, '--ssr', 'src/server.tsx', '--outDir', 'dist-server'),
  ];
  if (faults.length > 0) return faults;
  // Runs in a separate process, because here the package names resolve to the sources.
  const render = "process.stdout.write((await import('./dist-server/server.js')).render())";
  const rendered = spawnSync('node', ['--input-type=module', '-e', render], { cwd: folder, encoding: 'utf8' });
  if (rendered.status !== 0) {
    const reason = rendered.stderr.split('\n').find((line) => line.includes('Error:'));
    return [`rendering on the server: ${reason ?? rendered.stderr.slice(0, 600)}`];
  }
  const page = readFileSync(`${folder}/dist/hydrate.html`, 'utf8');
  const root = '<div id="root">';
  writeFileSync(`${folder}/dist/hydrate.html`, page.replace(`${root}</div>`, `${root}${rendered.stdout}</div>`));
  return [];
}

/** Finds rules that paint something and are in no layer of the kit, because an app’s own rules could not override them. */
const looseRules = () => {
  const loose: string[] = [];
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) loose.push(rule.cssText.slice(0, 80));
      else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSLayerBlockRule)) visit(rule.cssRules);
      else if (rule instanceof CSSLayerBlockRule && !rule.name.startsWith('oraculo.'))
        loose.push(`@layer ${rule.name}`);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return loose;
};

async function gallery(browser: Browser, url: string, name: string): Promise<string[]> {
  const tab = await browser.newPage({ locale: 'en-US' });
  const faults: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${name}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
  await tab.goto(`${url}/${name}`, { waitUntil: 'networkidle' });
  const parts = tab.locator('[data-part]');
  const shown = await parts.evaluateAll((all) => all.filter((part) => part.childElementCount > 0).length);
  say(`${name}: ${shown} components shown`);
  if (shown === 0) faults.push(`${name}: nothing was rendered`);
  // As text with its own `__name`: tsx adds calls of `__name` to functions, and the page does not have it.
  const loose = (await tab.evaluate(`const __name = (value) => value; (${looseRules})()`)) as string[];
  faults.push(...loose.map((rule) => `${name}: a style outside of the layers: ${rule}`));
  await tab.close();
  return faults;
}

async function pages(folder: string): Promise<string[]> {
  const site = await serveFolder(`${folder}/dist`);
  const browser = await chromium.launch(await findCurrentChromium());
  try {
    const faults: string[] = [];
    for (const name of ['index.html', 'hydrate.html']) faults.push(...(await gallery(browser, site.url, name)));
    const brand = await proveCustomTheme(browser, `${site.url}/customTheme.html`);
    if (brand.length === 0) say('customTheme.html: theme values, messages and the font are replaced');
    const css = readFileSync(`${folder}/src/brandColor.css`, 'utf8');
    const [, color = ''] = /--ui-brand-color: (.+?);/.exec(css) ?? [];
    const branded = await proveBrandColor(browser, `${site.url}/brandColor.html`, color);
    if (branded.length === 0)
      say(`brandColor.html: buttons and focus follow ${color} in both modes, in high contrast too`);
    return [...faults, ...brand, ...branded];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Built alone, so that it shares nothing with the other pages. */
function buttonAlone(folder: string): string[] {
  const faults = failureOf(folder, vite, 'build', '--logLevel', 'error', '--config', 'vite.button.config.ts');
  if (faults.length > 0) return faults;
  const shipped = readdirSync(`${folder}/dist-button/assets`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`${folder}/dist-button/assets/${file}`, 'utf8'))
    .join('');
  say(`an app with a button alone ships ${Math.round(shipped.length / 1000)} kB of script, React included`);
  return [
    ...(shipped.includes('aria-busy') ? [] : ['the button is not in the app that imports it']),
    ...(shipped.includes('gridcell') ? ['an app with a button alone ships the calendar'] : []),
  ];
}

/** The faults of the installed packages. The first step with a fault ends the proof. */
export async function proveConsumer(folder: string): Promise<string[]> {
  for (const step of [directives, types, builds, pages, buttonAlone]) {
    const faults = await step(folder);
    if (faults.length > 0) return faults;
  }
  return [];
}
