import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine, EngineName } from './Engine.ts';
import { openChromium, openFirefox } from './puppeteerEngine.ts';
import { openWebkit } from './webkitEngine.ts';

export const findProgram = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

/** MiniBrowser is not on the PATH, but in the folder of its library. */
function findMiniBrowser(): string | undefined {
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].filter(existsSync);
  return libraries
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .filter((path) => path.includes('webkit2gtk-4'))
    .find(existsSync);
}

export interface FoundEngine {
  name: EngineName;
  /** Only Chromium can show animations; the other engines always have reduced motion. */
  open: (motion?: { hasMotion: boolean }) => Promise<Engine>;
}

export interface MissingEngine {
  name: EngineName;
  /** The package that installs the engine. */
  needs: string;
}

export function findEngines(): { found: FoundEngine[]; missing: MissingEngine[] } {
  const found: FoundEngine[] = [{ name: 'chromium', open: openChromium }];
  const missing: MissingEngine[] = [];

  const firefox = process.env.ORACULO_FIREFOX ?? findProgram('firefox-esr', 'firefox');
  if (firefox) found.push({ name: 'firefox', open: () => openFirefox(firefox) });
  else missing.push({ name: 'firefox', needs: 'firefox-esr, or its path in ORACULO_FIREFOX' });

  const miniBrowser = findMiniBrowser();
  if (miniBrowser && findProgram('WebKitWebDriver') && findProgram('Xvfb')) {
    found.push({ name: 'webkit', open: () => openWebkit(miniBrowser) });
  } else missing.push({ name: 'webkit', needs: 'webkit2gtk-driver and xvfb' });

  return { found, missing };
}
