import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findCurrentChromium } from '@oraculo-tools/testkit/browser/chromium.ts';

const origin = 'http://bench.test';
const html = `<!doctype html><html lang="pt-BR" data-color-mode="light"><meta charset="utf-8"><title>Bench</title>
<link rel="stylesheet" href="/style.css"><body><div id="root"></div><script type="module" src="/page.js"></script>`;

/** Builds `pages/<name>.tsx` as an app would publish it: for production, without requests to the network. */
async function buildPage(name: string): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: { page: fileURLToPath(new URL(`pages/${name}.tsx`, import.meta.url)) },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

export interface BenchPage extends AsyncDisposable {
  page: Page;
  browser: Browser;
}

/** Opens the built page in the browser that all tests of the repository use. */
export async function openPage(name: string): Promise<BenchPage> {
  const files = await buildPage(name);
  const browser = await chromium.launch(await findCurrentChromium());
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = path === '/' ? html : files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[path.split('.').at(-1) ?? ''] ?? 'text/html';
    return route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) });
  });
  await page.goto(origin);
  // A page sets its benchmark on `window` under its own name once it is ready.
  await page.waitForFunction((global) => global in window, name);
  return { page, browser, [Symbol.asyncDispose]: () => browser.close() };
}
