import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../node/freePort.ts';
import type { Engine } from './Engine.ts';
import { openWebdriver, webdriverKey } from './webdriver.ts';
import { openDisplay, until } from './xDisplay.ts';

/** MiniBrowser reads the settings of GTK from a folder; one of them is reduced motion. */
function writeProfile(miniBrowser: string) {
  const folder = mkdtempSync(join(tmpdir(), 'oraculo-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const binary = join(folder, 'MiniBrowser');
  writeFileSync(binary, `#!/bin/sh\nexec ${miniBrowser} "$@" >/dev/null 2>&1\n`);
  chmodSync(binary, 0o755);
  return { folder, binary };
}

declare global {
  interface Window {
    keptErrors?: string[];
  }
}

/** WebDriver cannot read the console, so the page records its own errors after loading. Runs in the page. */
const keepErrors = () => {
  if (window.keptErrors) return;
  const kept: string[] = [];
  window.keptErrors = kept;
  window.addEventListener('error', ({ error, message }) => {
    kept.push(`uncaught: ${message}\n${(error as Error | null)?.stack}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    kept.push(`uncaught: ${String(reason)}\n${(reason as Error | null)?.stack}`);
  });
  const printError = console.error;
  console.error = (...values: unknown[]) => {
    kept.push(`console: ${values.map(String).join(' ')}`);
    printError(...values);
  };
};

const takeKept = () => window.keptErrors?.splice(0) ?? [];

/** The window cannot be narrower than 447 px, so the page of a phone is a little wider than in other engines. */
const minimumWidth = 450;

/** Opens WebKitGTK with its own WebDriver, under Xvfb. */
export async function openWebkit(miniBrowser: string): Promise<Engine> {
  const display = await openDisplay();
  const { folder, binary } = writeProfile(miniBrowser);
  const port = await freePort();
  const environment = {
    XDG_CONFIG_HOME: folder,
    DISPLAY: display.name,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LANG: 'en_US.UTF-8',
    NO_AT_BRIDGE: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, 'WebKitWebDriver');
  const page = await openWebdriver(server, {
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1400x1000'] },
  });
  const evaluate = (async (look: () => unknown, ...args: never[]) => {
    const answer = await page.execute<{ result?: unknown; error?: string }>(
      `const done = arguments[arguments.length - 1];
       Promise.resolve((${look}).apply(null, Array.prototype.slice.call(arguments, 0, -1)))
         .then((result) => done({ result }), (error) => done({ error: String(error) }));`,
      args,
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.result;
  }) as Engine['evaluate'];
  const move = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 20,
    x: Math.round(x),
    y: Math.round(y),
    origin: 'viewport',
  });
  const keyActions = (type: 'keyDown' | 'keyUp', keys: string[]) =>
    keys.map((key) => ({ type, value: webdriverKey(key) }));
  const resize = async (width: number, height: number) => {
    const readInner = () => evaluate(() => [window.innerWidth, window.innerHeight] as const);
    const [innerWidth, innerHeight] = await readInner();
    if (innerWidth === width && innerHeight === height) return;
    const outer = await page.rect();
    await page.rect({ width: outer.width + width - innerWidth, height: outer.height + height - innerHeight });
    // The driver answers before the page has its new size.
    const isThere = async () => {
      const [pageWidth, pageHeight] = await readInner();
      return pageHeight === height && Math.max(pageWidth, minimumWidth) === Math.max(width, minimumWidth);
    };
    await until(isThere, `a page of ${width} × ${height} px`);
  };
  const errors: string[] = [];
  await page.goto('about:blank');
  await resize(1200, 900);
  return {
    name: 'webkit',
    version: `WebKitGTK ${page.capabilities.browserVersion}`,
    goto: async (url) => {
      errors.push(...(await evaluate(takeKept)));
      await page.goto(url);
      await evaluate(keepErrors);
    },
    evaluate,
    type: async (text) => {
      await page.keys([...text].flatMap((key) => [...keyActions('keyDown', [key]), ...keyActions('keyUp', [key])]));
    },
    press: async (combination) => {
      const keys = combination.split('+');
      await page.keys([...keyActions('keyDown', keys), ...keyActions('keyUp', keys.toReversed())]);
    },
    click: async (x, y) => {
      await page.pointer([move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
    },
    moveTo: async (x, y) => {
      await page.pointer([move(x, y)]);
    },
    setFiles: page.setFiles,
    resize,
    takeErrors: async () => [...errors.splice(0), ...(await evaluate(takeKept))],
    close: async () => {
      await page.close();
      driver.kill();
      display.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
