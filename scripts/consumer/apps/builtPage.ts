import { serveStrictly } from '../../browser/serveStrictly.ts';
import type { Place } from './install.ts';
import { loseParts, workScreen } from './workScreen.ts';

/** `dist/index.html` of an app without a server of its own; webpack's loader of later parts is no Trusted Type. */
export async function proveBuiltPage({ folder, browser }: Place): Promise<string[]> {
  const site = await serveStrictly(`${folder}/dist`, { isStrict: false });
  const faults = await workScreen(browser, `${site.url}/index.html`);
  const lost = faults.length > 0 ? [] : await loseParts(browser, `${site.url}/index.html`);
  await site.close();
  return [...faults, ...lost];
}
