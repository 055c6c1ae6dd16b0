import type { ElementHandle } from 'puppeteer-core';
import type { OwnGateway } from '@oraculo-tools/testkit/app/ownGateway.ts';
import { knownBeneficiary, type Person, typedSecrets } from '@oraculo-tools/testkit/app/people.ts';
import { accountOf, type Role } from '@oraculo-tools/testkit/app/sessions.ts';
import { type KeyedEngine, waitFor } from '@oraculo-tools/testkit/engines/Engine.ts';
import type { EngineJourney } from '@oraculo-tools/testkit/engines/EngineJourney.ts';
import { fileJourneys } from '@oraculo-tools/testkit/engines/fileJourneys.ts';
import { formJourneys } from '@oraculo-tools/testkit/engines/formJourneys.ts';
import type { OrcaSession } from './orcaSession.ts';
import type { SpokenJourney } from './spokenJourneys.ts';
import { SpokenKeys } from './SpokenKeys.ts';
import type { SpokenPage } from './spokenPage.ts';
import { type SpokenStep, writeTranscript } from './transcript.ts';

function journeyOf({ what }: SpokenJourney): EngineJourney {
  const found = [...formJourneys, ...fileJourneys].find((journey) => journey.what === what);
  if (!found) throw new Error(`no journey “${what}”`);
  return found;
}

/** The names of the keys for the X server. */
const xNames: Record<string, string> = {
  Enter: 'Return',
  Space: 'space',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Control: 'ctrl',
  Shift: 'shift',
  '?': 'question',
};
const xKey = (combination: string) =>
  combination
    .split('+')
    .map((key) => xNames[key] ?? key)
    .join('+');

/** The lower right corner, where no screen has a control. */
const besideApp = [1570, 1090] as const;

/** Removes accents, because the X server has no keys for them. Searches ignore accents, so they find the same. */
const typable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A chosen option has the accents that the typed text lacks, and Orca says such a letter. The letter depends on the name. */
const isAccent = (line: string) => /^\p{L}$/u.test(line) && typable(line) !== line;

/**
 * Orca says this a tenth of a second after the press, unless the gateway has answered or something more urgent was
 * announced. So it is removed; a story of `Button` tests that a pending button announces it once.
 */
const isUnderWay = (line: string) => line === 'Em andamento';

/** The progress of an upload when Orca happened to read it. */
const isProgress = (line: string) => /^\d+ porcento\.$/.test(line);

/** Matches the digits with any separators between them. */
const grouped = (digits: string) => new RegExp([...digits].join('[ ./-]?'), 'g');

/** Replaces data that differs between runs (name, card number, dates …) by placeholders, so that transcripts can be compared. */
function redactionOf({ name, card, cpf, birth, brand }: Person, { varying = [] }: SpokenJourney) {
  const replacements: [RegExp | string, string][] = [
    [name, '{nome}'],
    [typable(name), '{nome}'],
    [grouped(card), '{carteirinha}'],
    [grouped(cpf), '{CPF}'],
    [grouped(birth.split('-').toReversed().join('')), '{nascimento}'],
    [brand, '{marca}'],
    [typable(brand), '{marca}'],
    [typable(typedSecrets.wrongPassword), '{senha errada}'],
    [typable(typedSecrets.credentialPassword), '{senha}'],
    [typable(typedSecrets.servicePassword), '{senha}'],
    [accountOf('recebiveis').password, '{senha}'],
    [/\d{2}\/\d{2}\/\d{4}/g, '{data}'],
    [/\d{2}:\d{2}/g, '{hora}'],
    ...varying,
  ];
  return (text: string) => replacements.reduce((left, [from, to]) => left.replaceAll(from, to), text);
}

/** The time within which Orca has read a change of the page. */
const lateReactionMs = 1000;

/** The time within which a list, which refreshes while jobs run, has announced a finished job. */
const jobReactionMs = 7000;

export async function recordJourney(
  { page, begin, pressOnce }: SpokenPage,
  orca: OrcaSession,
  gateway: OwnGateway,
  journey: SpokenJourney,
): Promise<SpokenStep[]> {
  const steps: SpokenStep[] = [];
  const act = async (key: string) => {
    steps.push(await pressOnce(key, true));
  };
  const engine: KeyedEngine = {
    goto: async (url) => {
      await page.goto(url);
      await page.waitForSelector('main form');
      await begin(besideApp);
      // Speech about the loading page is dropped, because whether it belongs to the previous key is a matter of chance.
      await orca.hear(lateReactionMs);
    },
    evaluate: ((look: () => unknown, ...args: unknown[]) =>
      page.evaluate(look as (...all: unknown[]) => unknown, ...args)) as KeyedEngine['evaluate'],
    type: (text) => act(`type ${typable(text)}`),
    press: (combination) => act(xKey(combination)),
    setFiles: async (selector, paths) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...paths);
    },
  };
  const settle = async (reactionMs = lateReactionMs) => {
    const late = await orca.hear(reactionMs);
    steps.at(-1)?.said.push(...late.said);
    steps.at(-1)?.announced.push(...late.announced);
    return late.said.length + late.announced.length > 0;
  };
  /** One or two refreshes of the list may announce the finished jobs. Both belong to the previous key. */
  const finishJobs = async () => {
    await gateway.finishJobs();
    while (await settle(jobReactionMs));
  };
  const isHeard = (text: string) => steps.at(-1)?.announced.some((line) => line.includes(text)) ?? false;
  const keys = new SpokenKeys(engine, () => settle(), isHeard);

  /** Waits until Orca has read the page, and moves the focus so that the next Tab goes into the screen. */
  const beginIn = async (place: string) => {
    await begin(besideApp);
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), place);
    await orca.hear();
  };
  const beginInScreen = async () => {
    await keys.seeAt('main form');
    await beginIn('main');
  };
  // Opens the screen directly, because other transcripts cover the sign-in and the menu.
  const signIn = async (role: Role) => {
    const { username, password } = accountOf(role);
    await page.type('form input', username);
    await page.type('form input[type=password]', password);
    await page.keyboard.press('Enter');
    await keys.waitForAddress('/eligibilities');
    await beginInScreen();
  };
  const goTo = async (title: string, parent = '') => {
    const press = (text: string) => {
      const all = [...document.querySelectorAll<HTMLElement>('nav a, nav button')];
      const item = all.find((element) => (element.getAttribute('aria-label') ?? element.textContent)?.includes(text));
      if (item?.getAttribute('aria-expanded') !== 'true') item?.click();
      return item !== undefined;
    };
    if (parent) await waitFor(engine, parent, press, parent);
    await waitFor(engine, title, press, title);
    const isCurrent = (wanted: string) =>
      // A collapsed menu shows only icons.
      [...document.querySelectorAll('[aria-current=page]')].some((link) =>
        (link.getAttribute('aria-label') ?? link.textContent)?.includes(wanted),
      );
    await waitFor(engine, `the screen “${title}”`, isCurrent, title);
    await beginIn('main');
  };

  const { url } = gateway;
  // Otherwise the open jobs of the seeded data would end at any time, and lists would announce them.
  await gateway.finishJobs();
  const person = await knownBeneficiary(url);
  await page.goto(`${url}/login`);
  await page.evaluate(() => localStorage.clear());
  // The window must receive the keyboard, because otherwise the first field of the page does not get the focus.
  await begin(besideApp);
  await page.goto(`${url}/login`);
  await keys.seeAt('form input');
  await beginIn('button');
  const redact = redactionOf(person, journey);
  const isKept = (line: string) => !isAccent(line) && !isUnderWay(line) && !isProgress(line);
  const redactedLines = (lines: readonly string[]) => lines.map(redact).filter(isKept);
  const redacted = () =>
    steps.map(({ key, said, announced }) => ({
      key: redact(key),
      said: redactedLines(said),
      announced: redactedLines(announced),
    }));
  try {
    await journeyOf(journey).go({ keys, person, gateway: { ...gateway, finishJobs }, signIn, goTo });
    await settle();
  } catch (error) {
    throw new Error(`${(error as Error).message}, after\n${writeTranscript(journey.what, redacted())}`, {
      cause: error,
    });
  }
  return redacted();
}
