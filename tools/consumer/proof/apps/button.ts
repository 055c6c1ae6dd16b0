import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import type { Place } from './install.ts';
import { say } from './install.ts';
import { pictureFaults } from './pictures.ts';
import { run } from './run.ts';

/** The size of all stylesheets of a page in bytes, as a server sends them. */
const limit = 4000;

/** No policy here: Next writes inline scripts, and the page of webpack has no policy. Other apps test the strict policy. */
const pages = {
  'Vite, whole sheet': ['dist-vite', 'wholeSheet.html'],
  Vite: ['dist-vite', 'partSheet.html'],
  webpack: ['dist-webpack', 'index.html'],
  'Next.js': ['dist-next', 'index.html'],
} as const;

type Name = keyof typeof pages;

interface Observed {
  bytes: number;
  pictures: Map<string, Buffer>;
}

const settled = `document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname))`;

async function observePage({ folder, browser }: Place, name: Name): Promise<Observed> {
  const [built, page] = pages[name];
  const site = await serveFolder(`${folder}/${built}`, { policy: 'none' });
  const tab = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 800, height: 200 } });
  await tab.goto(`${site.url}/${page}`, { waitUntil: 'networkidle' });
  const sheets = (await tab.evaluate(settled)) as string[];
  const css = sheets.map((sheet) => readFileSync(`${folder}/${built}${sheet}`, 'utf8')).join('');
  const pictures = new Map<string, Buffer>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme });
    for (const state of ['resting', 'hovered', 'focused'] as const) {
      const button = tab.getByRole('button', { name: 'Voltar' });
      if (state === 'hovered') await button.hover();
      if (state === 'focused') await tab.keyboard.press('Tab');
      await tab.evaluate(settled);
      pictures.set(`${state}, ${colorScheme}`, await tab.screenshot({ animations: 'disabled' }));
    }
    await tab.mouse.move(0, 0);
  }
  await tab.close();
  await site.close();
  return { bytes: gzipSync(css, { level: 9 }).byteLength, pictures };
}

/**
 * A page with only buttons looks the same with the stylesheet of the button as with the whole stylesheet, and loads a
 * fifth of the CSS. The import is the same in each bundler.
 */
export async function proveButton(place: Place): Promise<string[]> {
  const { folder } = place;
  const built = [
    ...(await run(folder, 'node_modules/.bin/vite', ['build', '--logLevel', 'error'])),
    ...(await run(folder, 'node', ['build.cjs'])),
    ...(await run(folder, 'node_modules/.bin/next', ['build'])),
  ];
  if (built.length > 0) return built;
  const whole = await observePage(place, 'Vite, whole sheet');
  const faults: string[] = [];
  for (const name of ['Vite', 'webpack', 'Next.js'] as const) {
    const { bytes, pictures } = await observePage(place, name);
    say(`button: ${bytes} bytes of CSS in ${name}, ${whole.bytes} with the whole sheet`);
    if (bytes > limit) faults.push(`${name}: a button brings ${bytes} bytes of CSS`);
    for (const [state, picture] of whole.pictures)
      faults.push(...pictureFaults(`${name}, ${state}`, [picture], [pictures.get(state) ?? picture]));
  }
  return faults;
}
