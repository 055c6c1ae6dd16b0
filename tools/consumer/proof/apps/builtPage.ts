import { serveFolder } from '@oraculo-tools/testkit/browser/serveFolder.ts';
import type { Place } from './install.ts';
import { loseParts, workScreen } from './workScreen.ts';

const isLater = (path: string) => path.endsWith('.js') && path !== '/main.js';

/** Tests `dist/index.html` of an app without its own server. Webpack’s loader of lazy chunks does not use Trusted Types. */
export async function proveBuiltPage({ folder, browser }: Place): Promise<string[]> {
  const site = await serveFolder(`${folder}/dist`, { policy: 'none' });
  const faults = await workScreen(browser, `${site.url}/index.html`);
  const lost = faults.length > 0 ? [] : await loseParts(browser, `${site.url}/index.html`, isLater);
  await site.close();
  return [...faults, ...lost];
}
