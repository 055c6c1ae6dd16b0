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

/** The lower right corner, where no screen has anything to press. */
const besideApp = [1570, 1090] as const;

/** Without accents, for which the X server has no keys. Searches fold accents, so they find the same. */
const typable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A choice puts the accent into what was typed without it, and Orca says the letter: which one is the matter of a name. */
const isAccent = (line: string) => /^\p{L}$/u.test(line) && typable(line) !== line;

/**
 * Orca says it a tenth of a second after the press, if the gateway has not answered by then and nothing more urgent has come.
 * That a pending button says so once is held by a story of `Button`.
 */
const isUnderWay = (line: string) => line === 'Em andamento';

/** How far an upload had come when Orca looked. */
const isProgress = (line: string) => /^\d+ porcento\.$/.test(line);

/** The digits of a text, however they are grouped. */
const grouped = (digits: string) => new RegExp([...digits].join('[ ./-]?'), 'g');

/** Replaces the data of a run (name, card number, dates …) by placeholders, so that transcripts of two runs can be compared. */
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

/** Orca knows the visible page within this time. */
const lateReactionMs = 1000;

/** A list asks again for what is on its way: within this time it has announced an ended job. */
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
      // Orca's words about a loading page are left out: they would belong to the former key by chance.
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
  /** Jobs that end in one or the next answer of the list belong to the key before them. */
  const finishJobs = async () => {
    await gateway.finishJobs();
    while (await settle(jobReactionMs));
  };
  const isHeard = (text: string) => steps.at(-1)?.announced.some((line) => line.includes(text)) ?? false;
  const keys = new SpokenKeys(engine, () => settle(), isHeard);

  /** Orca has read the page, and the next Tab leads into the screen. */
  const beginIn = async (place: string) => {
    await begin(besideApp);
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), place);
    await orca.hear();
  };
  const beginInScreen = async () => {
    await keys.seeAt('main form');
    await beginIn('main');
  };
  // To the screen by the shortest way: how one signs in and how the menu sounds has a transcript of its own.
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
      // A folded menu shows its icons alone.
      [...document.querySelectorAll('[aria-current=page]')].some((link) =>
        (link.getAttribute('aria-label') ?? link.textContent)?.includes(wanted),
      );
    await waitFor(engine, `the screen “${title}”`, isCurrent, title);
    await beginIn('main');
  };

  const { url } = gateway;
  // Unfinished work of the first day ends at a moment of its own, and lists announce it.
  await gateway.finishJobs();
  const person = await knownBeneficiary(url);
  await page.goto(`${url}/login`);
  await page.evaluate(() => localStorage.clear());
  // Only in a window that has the keyboard does the page's first field get the focus, and lose it as the reading begins.
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
