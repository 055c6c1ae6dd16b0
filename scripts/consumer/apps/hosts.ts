import type { Browser, Page } from 'playwright';
import { serveStrictly } from '../../browser/serveStrictly.ts';
import type { Place } from './install.ts';
import { say } from './install.ts';
import { run } from './run.ts';

const hosts = ['tailwind4', 'tailwind3', 'bootstrap', 'normalize'];

/** What an app sees of its own elements, to the pixel of their computed styles. */
const hostStyles = `[...document.querySelectorAll('[data-host] *')].map((element) => {
  const style = getComputedStyle(element);
  const names = ['display', 'color', 'fontSize', 'fontWeight', 'fontFamily', 'lineHeight', 'margin', 'padding', 'listStyleType',
    'textDecorationLine', 'backgroundColor', 'borderTopWidth', 'borderRadius', 'letterSpacing'];
  return [element.tagName, ...names.map((name) => style[name])].join(' | ');
})`;

/**
 * Every element with a class of the kit as it is painted, drawings as one: what a host says without effect is not asked for, such as the
 * style of a border without width.
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
      'paddingLeft', 'listStyleType', ...(element.tagName === 'svg' ? [] : text)];
    const place = [box.x - frame.x, box.y - frame.y, box.width, box.height].map((side) => Math.round(side)).join(' ');
    return [element.tagName.toLowerCase(), ...names.map((name) => name + ': ' + style[name]), 'at ' + place];
  })]))`;

type Looks = Record<string, string[][]>;

async function open(browser: Browser, url: string): Promise<Page> {
  const tab = await browser.newPage({ locale: 'en-US', colorScheme: 'light', reducedMotion: 'reduce' });
  await tab.goto(url, { waitUntil: 'networkidle' });
  await tab.evaluate('document.fonts.ready.then(() => undefined)');
  return tab;
}

function differences(own: Looks, found: Looks): string[] {
  return Object.entries(own).flatMap(([part, elements]) =>
    elements.flatMap((element, index) => {
      const other = found[part]?.[index] ?? [];
      return element
        .filter((line, place) => line !== other[place])
        .map((line) => `${part} ${element[0]} ${index}: ${line}, not ${other[element.indexOf(line)]}`);
    }),
  );
}

/** The kit beside the CSS of others, in both orders: the kit looks as alone, the host as without the kit. */
export async function proveHosts({ folder, browser }: Place): Promise<string[]> {
  const tailwind3 = ['-i', 'src/tailwind3.in.css', '-o', 'src/tailwind3.css', '-c', 'tailwind3.config.cjs'];
  const built = [
    ...(await run(folder, 'node', ['node_modules/tailwindcss3/lib/cli.js', ...tailwind3])),
    ...(await run(folder, 'node_modules/.bin/vite', ['build', '--logLevel', 'error'])),
  ];
  if (built.length > 0) return built;
  const site = await serveStrictly(`${folder}/dist`);
  const read = async <Found>(page: string, expression: string): Promise<Found> => {
    const tab = await open(browser, `${site.url}/${page}.html`);
    const found = (await tab.evaluate(expression)) as Found;
    await tab.close();
    return found;
  };
  const own = await read<Looks>('kit', kitStyles);
  const faults: string[] = [];
  for (const host of hosts) {
    const alone = await read<string[]>(`${host}-alone`, hostStyles);
    for (const order of ['before', 'after']) {
      const page = `${host}-${order}`;
      const kit = differences(own, await read<Looks>(page, kitStyles));
      const beside = await read<string[]>(page, hostStyles);
      const changed = alone.filter((line, index) => line !== beside[index]);
      faults.push(
        ...kit.slice(0, 12).map((line) => `${page}: ${line}`),
        ...changed.map((line) => `${page}: host ${line}`),
      );
      if (kit.length + changed.length === 0)
        say(`${page}: ${Object.keys(own).length} parts as alone, the host as without the kit`);
      else faults.push(`${page}: ${kit.length} differences of the kit, ${changed.length} of the host`);
    }
  }
  await site.close();
  return faults;
}
