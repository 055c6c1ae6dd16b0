import type { Browser, Page } from 'playwright';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import type { Place } from './install.ts';
import { say } from './install.ts';
import { importEverySheet } from './partSheets.ts';
import { photographParts, pictureFaults } from './pictures.ts';
import { run } from './run.ts';

/**
 * The orders in which the stylesheets of host and kit are loaded. `layers` declares the layers first and imports the
 * kit first.
 */
const hosts = {
  tailwind4: ['before', 'after', 'layers'],
  tailwind3: ['before', 'after'],
  bootstrap: ['before', 'after'],
  normalize: ['before', 'after'],
  pico: ['before', 'after'],
};

/** The computed styles of the app’s own elements. */
const hostStyles = `[...document.querySelectorAll('[data-host] *')].map((element) => {
  const style = getComputedStyle(element);
  const names = ['display', 'color', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'margin', 'padding', 'listStyleType',
    'textDecorationLine', 'backgroundColor', 'borderTopWidth', 'borderRadius', 'letterSpacing'];
  return [element.tagName, ...names.map((name) => style[name])].join(' | ');
})`;

/**
 * The computed styles of every element with a class of the kit. An SVG counts as one element. Styles without an effect
 * are left out, such as the style of a border without width.
 */
const kitStyles = `Object.fromEntries([...document.querySelectorAll('[data-part]')].map((part) => [part.dataset.part,
  [...part.querySelectorAll(':is([class^="ora-"], [class*=" ora-"]):not(svg *)')].map((element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const frame = part.getBoundingClientRect();
    const text = ['fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'letterSpacing', 'textTransform', 'textAlign',
      'textDecorationLine', 'whiteSpace'];
    const names = ['display', 'color', 'backgroundColor', 'backgroundImage', 'opacity', 'visibility', 'outlineStyle', 'boxShadow',
      'borderTopWidth', 'borderBottomWidth', 'borderTopLeftRadius', 'marginTop', 'marginBottom', 'marginLeft', 'paddingTop',
      'paddingLeft', 'paddingBottom', 'listStyleType', 'cursor', 'float', 'fontStyle', ...(element.tagName === 'svg' ? [] : text)];
    const place = [box.x - frame.x, box.y - frame.y, box.width, box.height].map((side) => Math.round(side)).join(' ');
    return [element.tagName.toLowerCase(), ...names.map((name) => name + ': ' + style[name]), 'at ' + place];
  })]))`;

interface View {
  opens?: string;
  shows: string;
}

type Looks = Record<string, string[][]>;

/** The compared data of one page: styles of the kit and of the host’s own elements, and pictures by name. */
interface Observed {
  kit: Looks;
  host: string[];
  pictures: Map<string, Buffer[]>;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 320, height: 640 };

const fontsAndFrames = `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => undefined)`;

async function openPage(browser: Browser, url: string): Promise<Page> {
  const tab = await browser.newPage({
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: desktop,
  });
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.evaluate(fontsAndFrames);
  return tab;
}

/** Opens the overlays of the page and waits until they are complete. */
async function openView(tab: Page, address: string) {
  await tab.goto(address, { waitUntil: 'networkidle' });
  const { opens, shows } = (await tab.evaluate(`({ ...document.querySelector('[data-part]').dataset })`)) as View;
  if (opens) await tab.locator(`[data-part] ${opens}`).first().click();
  await tab.locator(shows).filter({ visible: true }).first().waitFor();
  await tab.evaluate(fontsAndFrames);
}

async function observePage(browser: Browser, url: string, hasViews = true): Promise<Observed> {
  const tab = await openPage(browser, url);
  const kit = (await tab.evaluate(kitStyles)) as Looks;
  const host = (await tab.evaluate(hostStyles)) as string[];
  const pictures = new Map<string, Buffer[]>();
  if (hasViews) {
    pictures.set('parts', await photographParts(tab));
    const views = (await tab.evaluate('document.documentElement.dataset.views')) as string;
    await tab.setViewportSize(phone);
    await tab.evaluate(fontsAndFrames);
    pictures.set('parts at 320 px', await photographParts(tab));
    await tab.setViewportSize(desktop);
    for (const view of views.split(' ')) {
      await openView(tab, `${url}?view=${view}`);
      pictures.set(`open ${view}`, [await tab.screenshot({ animations: 'disabled', timeout: 120_000 })]);
    }
  }
  await tab.close();
  return { kit, host, pictures };
}

function differences(own: Looks, found: Looks): string[] {
  return Object.entries(own).flatMap(([part, elements]) =>
    elements.flatMap((element, index) => {
      const other = found[part]?.[index] ?? [];
      return element
        .filter((line, index) => line !== other[index])
        .map((line) => `${part} ${element[0]} ${index}: ${line}, not ${other[element.indexOf(line)]}`);
    }),
  );
}

/** The page sets its colour mode, so a dark system preference must change neither the kit nor the host. */
async function darkFaults(browser: Browser, url: string, own: Observed): Promise<string[]> {
  const tab = await openPage(browser, url);
  await tab.emulateMedia({ colorScheme: 'dark' });
  const faults: string[] = [];
  for (const system of ['turns dark', 'is dark']) {
    if (system === 'is dark') await tab.reload({ waitUntil: 'networkidle' });
    await tab.evaluate(fontsAndFrames);
    const host = (await tab.evaluate(hostStyles)) as string[];
    const found = [
      ...differences(own.kit, (await tab.evaluate(kitStyles)) as Looks),
      ...own.host.filter((line, index) => line !== host[index]),
    ];
    faults.push(...found.slice(0, 12).map((line) => `light alone, the system ${system}: ${line}`));
  }
  await tab.close();
  return faults;
}

/** The kit with the stylesheets of its parts, imported in reverse order, must look the same as with its single stylesheet. */
async function partFaults(browser: Browser, url: string, own: Observed): Promise<string[]> {
  const seen = await observePage(browser, url);
  const faults = [
    ...differences(own.kit, seen.kit),
    ...[...own.pictures].flatMap(([name, picture]) => pictureFaults(name, picture, seen.pictures.get(name) ?? [])),
  ];
  if (faults.length === 0) say(`parts: ${own.pictures.size} pictures as with the whole sheet`);
  return faults.map((fault) => `by the sheets of the parts: ${fault}`);
}

/**
 * Combines the kit with the CSS of a host in each order. The kit must look as it does alone, and the host as it does
 * without the kit.
 */
export async function proveHosts({ folder, browser }: Place): Promise<string[]> {
  const missing = importEverySheet(folder);
  if (missing.length > 0) return missing;
  const tailwind3 = ['-i', 'src/tailwind3.in.css', '-o', 'src/tailwind3.css', '-c', 'tailwind3.config.cjs'];
  const built = [
    ...(await run(folder, 'node_modules/.bin/tsc', ['-p', 'tsconfig.json'])),
    ...(await run(folder, 'node', ['node_modules/tailwindcss3/lib/cli.js', ...tailwind3])),
    ...(await run(folder, 'node_modules/.bin/vite', ['build', '--logLevel', 'error'])),
  ];
  if (built.length > 0) return built;
  const site = await serveFolder(`${folder}/dist`);
  const own = await observePage(browser, `${site.url}/kit.html`);
  const faults = await darkFaults(browser, `${site.url}/kit.html`, own);
  if (faults.length === 0) say('kit: the light mode that the page names stays under a dark system');
  faults.push(...(await partFaults(browser, `${site.url}/parts.html`, own)));
  for (const [host, orders] of Object.entries(hosts)) {
    const alone = await observePage(browser, `${site.url}/${host}-alone.html`, false);
    for (const order of orders) {
      const page = `${host}-${order}`;
      const seen = await observePage(browser, `${site.url}/${page}.html`);
      const kit = differences(own.kit, seen.kit);
      const changed = alone.host.filter((line, index) => line !== seen.host[index]);
      const painted = [...own.pictures].flatMap(([name, picture]) =>
        pictureFaults(`${page}: ${name}`, picture, seen.pictures.get(name) ?? []),
      );
      faults.push(
        ...kit.slice(0, 12).map((line) => `${page}: ${line}`),
        ...changed.map((line) => `${page}: host ${line}`),
        ...painted,
      );
      if (kit.length + changed.length + painted.length === 0)
        say(
          `${page}: ${Object.keys(own.kit).length} parts and ${own.pictures.size} pictures as alone, the host as without the kit`,
        );
      else faults.push(`${page}: ${kit.length} differences of the kit, ${changed.length} of the host`);
    }
  }
  await site.close();
  return faults;
}
