import { launch } from 'puppeteer-core';
import type { OrcaSession } from './orcaSession.ts';
import type { SpokenPart } from './spokenParts.ts';
import type { SpokenStep, Utterances } from './transcript.ts';

/** More tab stops than any page has. */
const maxStops = 40;

/**
 * The buttons before and after the story. Tab comes from the first one and goes to the second one, and never to the
 * browser’s own controls.
 */
const edges = ['Antes da história', 'Depois da história'];
/** A position where no story has a control. */
const besideStory = [700, 890] as const;
/** The maximum number of rounds: a polling list would never end, and a saved change appears within two. */
const maxRounds = 4;
/** The time that a key may take to reach the page. A key that is a command of Orca never reaches it. */
const longestWayMs = 4000;

export type SpokenPage = Awaited<ReturnType<typeof openSpokenPage>>;

declare global {
  interface Window {
    keyUps?: string[];
  }
}

/** Opens Firefox for Orca without toolbars, so that a key that misses the page has no effect. */
export async function openSpokenPage(firefox: string, orca: OrcaSession) {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    protocolTimeout: 60_000,
    args: ['--kiosk', '--width=1400', '--height=950'],
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
  /** The held requests to the service; undefined while none is held. */
  let held: (() => void)[] | undefined;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const send = () => void request.continue();
    if (held && new URL(request.url()).pathname.startsWith('/api/')) held.push(send);
    else send();
  });

  /**
   * Clicks outside of all controls, so that the page receives the keys, and waits until Orca has read the page, because
   * until then Orca takes keys for its own commands. The first button gets the focus; Orca has read the page when it
   * says that button.
   */
  const begin = async (pressAt: readonly [number, number] = besideStory) => {
    await page.evaluate((texts) => {
      if (window.keyUps) return;
      const [before, behind] = texts.map((text) => {
        const button = document.createElement('button');
        button.textContent = text;
        return button;
      });
      document.body.prepend(before ?? '');
      document.body.append(behind ?? '');
      window.keyUps = [];
      window.addEventListener('keyup', ({ key }) => window.keyUps?.push(key), { capture: true });
    }, edges);
    for (let tries = 0; tries < 3; tries += 1) {
      orca.click(...pressAt);
      await orca.hear();
      await page.evaluate(() => document.querySelector('button')?.focus());
      const isRead = await orca.isSaid(String(edges[0]), 10_000);
      await orca.hear();
      if (isRead) return;
    }
    throw new Error('Orca has not read the page');
  };

  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
      return [at?.getAttribute('aria-label'), at?.textContent, ...labels.map((label) => label.textContent)].join(' ');
    });

  /**
   * The palette searches again after each letter, so the speech of Orca would vary. In other lists the text is typed
   * letter by letter.
   */
  const isInPalette = () =>
    page.evaluate(() => document.activeElement?.matches('[role=dialog][aria-label=Buscar] *') ?? false);

  const pressed = async (press: () => unknown): Promise<Utterances> => {
    await press();
    // On a busy machine the page receives the key late.
    const until = Date.now() + longestWayMs;
    while (Date.now() < until && !(await page.evaluate(() => window.keyUps?.splice(0).length)));
    return orca.hear();
  };

  /** Sends the held requests. Later requests are held in `next`, or sent at once if it is undefined. */
  const release = (next: (() => void)[] | undefined) => {
    const waiting = held ?? [];
    held = next;
    for (const send of waiting) send();
    return waiting.length > 0;
  };

  /**
   * Holds the requests that a key causes until Orca is silent, then sends them round by round, so that the order of the
   * speech does not depend on timing.
   */
  const pressedFirst = async (press: () => unknown): Promise<Utterances> => {
    const heard: Utterances[] = [];
    held = [];
    try {
      heard.push(await pressed(press));
      for (let rounds = 0; rounds < maxRounds && held.length > 0; rounds += 1) {
        release([]);
        heard.push(await orca.hear());
      }
    } finally {
      if (release(undefined)) heard.push(await orca.hear());
    }
    return { said: heard.flatMap(({ said }) => said), announced: heard.flatMap(({ announced }) => announced) };
  };

  /** `hasWords`: the typed text consists of words, not of characters for a mask. */
  const pressOnce = async (key: string, hasWords = false): Promise<SpokenStep> => {
    const [, text] = /^type (.*)$/.exec(key) ?? [];
    if (text === undefined) return { key, ...(await pressedFirst(() => orca.press(key))) };
    const type = hasWords && (await isInPalette()) ? orca.typeFast : orca.type;
    return { key, ...(await pressed(() => type(text))) };
  };

  /** `Tab to NAME` records one step for each tab stop on the way. */
  const act = async (key: string): Promise<SpokenStep[]> => {
    const [pressed = '', wanted] = key.split(' to ');
    const steps = [await pressOnce(pressed)];
    if (wanted === undefined) return steps;
    while (!(await focused()).includes(wanted)) {
      if (steps.length > maxStops) throw new Error(`${pressed} does not lead to “${wanted}”`);
      steps.push(await pressOnce(pressed));
    }
    return steps;
  };

  const hearPart = async (base: string, part: SpokenPart): Promise<SpokenStep[]> => {
    const id = encodeURIComponent(part.story);
    await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&plain&globals=clock:leapDay`, { timeout: 60_000 });
    await page.waitForFunction(() => window.storyProbe.status !== null);
    await page.waitForFunction(() => document.querySelector('[data-toast]') === null);
    await begin();
    const steps: SpokenStep[] = [];
    for (const key of ['Tab', ...part.keys]) steps.push(...(await act(key)));
    return steps;
  };

  return { page, begin, pressOnce, hearPart, close: () => browser.process()?.kill('SIGKILL') };
}
