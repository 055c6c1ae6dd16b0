import { type Engine, waitFor } from './Engine.ts';

export interface StoryEntry {
  id: string;
  type: string;
  /** The file of the story. */
  importPath: string;
  tags: string[];
}

export interface Outcome {
  what: string;
  problem: string | undefined;
  /** Whether axe checked the story as well. */
  hasAxe?: boolean;
}

/** The widths that a story requests by a global; see `.storybook/modes.ts`. */
const widths: Record<string, number> = { phone: 320, cards: 639, tablet: 768, desktop: 1280, wide: 1440 };
const usualWidth = 1200;

/**
 * The number of stories of one page. Storybook changes the address for each story, and WebKit refuses more than 100
 * changes in ten seconds.
 */
const storiesPerPage = 50;

async function readIndex(base: string): Promise<StoryEntry[]> {
  const { entries } = (await (await fetch(`${base}/index.json`)).json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** All stories, or for a short run about `count` stories with a play function, spread over all areas. */
export async function listStories(base: string, count?: number): Promise<StoryEntry[]> {
  const stories = await readIndex(base);
  if (count === undefined) return stories;
  const withPlay = stories.filter(({ tags }) => tags.includes('play-fn'));
  return withPlay.filter(
    (_, at) => Math.floor((at * count) / withPlay.length) !== Math.floor(((at - 1) * count) / withPlay.length),
  );
}

/** The width of the story in Storybook’s preview. */
const widthOf = (engine: Engine, id: string) =>
  engine.evaluate(async (storyId) => {
    interface Preview {
      storyStoreValue: {
        loadStory: (query: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
      };
    }
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const story = await preview.storyStoreValue.loadStory({ storyId });
    return story.storyGlobals?.viewport?.value;
  }, id);

/** Groups the stories by width, because each change of the width causes a new layout of the page. */
export async function groupByWidth(engine: Engine, base: string, stories: readonly StoryEntry[]) {
  await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(stories[0]?.id ?? '')}&viewMode=story`);
  await waitFor(engine, 'Storybook', isStoryOver);
  const groups = new Map<number, StoryEntry[]>();
  for (const story of stories) {
    const width = widths[(await widthOf(engine, story.id)) ?? ''] ?? usualWidth;
    groups.set(width, [...(groups.get(width) ?? []), story]);
  }
  return groups;
}

export const isStoryOver = () => window.storyProbe.status !== null || window.storyProbe.failure !== null;

/** The faults as text. Runs in the page, because the result of axe is large. */
const problemInPage = (hasAxe: boolean) => {
  const { failure, reports, status } = window.storyProbe;
  if (failure !== null) return failure.slice(0, 600);
  if (status !== 'success') return `Storybook reports “${status}”`;
  const wasCheckedByAxe = reports.some(({ type, result }) => type === 'a11y' && result?.violations);
  if (wasCheckedByAxe !== hasAxe) return hasAxe ? 'axe did not check it' : 'axe checked it';
  const violations = reports.flatMap(({ result }) => result?.violations ?? []);
  return violations.map((violation) => `axe ${violation.id}: ${violation.nodes[0]?.html}`).join('; ');
};

async function waitForProblem(engine: Engine, id: string, hasAxe: boolean): Promise<string | undefined> {
  await waitFor(engine, id, isStoryOver);
  return (await engine.evaluate(problemInPage, hasAxe)) || undefined;
}

interface Rules {
  /** Loads each story on its own page. Otherwise stories follow each other on one page, as under Vitest. */
  isAlone: boolean;
  /** Loads each story on its own page without the flag by which addons detect a test run, as when a person opens it. */
  isPlain: boolean;
  /** The stories that axe checks in both modes. */
  axe: ReadonlySet<string>;
}

async function checkAlone(engine: Engine, base: string, id: string, { isPlain, axe }: Rules) {
  const hasAxe = axe.has(id);
  const manner = `${isPlain ? '&plain' : ''}${hasAxe ? '' : '&globals=a11y.manual:!true'}`;
  await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story${manner}`);
  return waitForProblem(engine, id, hasAxe);
}

/** Shows the story on the page of the previous one, like a click on its name in Storybook. */
async function checkNext(engine: Engine, id: string, { axe }: Rules): Promise<string | undefined> {
  await engine.evaluate((storyId) => window.storyProbe.show(storyId), id);
  return waitForProblem(engine, id, axe.has(id));
}

/** Runs each story with its play function, except those tagged `not-‹engine›`. */
export async function* runStories(
  engine: Engine,
  base: string,
  listed: readonly StoryEntry[],
  rules: Rules,
): AsyncGenerator<Outcome> {
  const stories = listed.filter(({ tags }) => !tags.includes(`not-${engine.name}`));
  const left = listed.filter((story) => !stories.includes(story));
  for (const { id } of left) console.log(`  not run in ${engine.name}: ${id}`);
  for (const [width, ofWidth] of await groupByWidth(engine, base, stories)) {
    await engine.resize(width, 900);
    // axe is on or off for a whole page, so stories for axe run first.
    const isForAxe = ({ id }: StoryEntry) => rules.axe.has(id);
    let page: 'axe' | 'play' | undefined;
    let onPage = 0;
    for (const story of [...ofWidth.filter(isForAxe), ...ofWidth.filter((story) => !isForAxe(story))]) {
      const hasAxe = isForAxe(story);
      const wanted = hasAxe ? 'axe' : 'play';
      const follows = wanted === page && onPage < storiesPerPage && !rules.isAlone && !rules.isPlain;
      onPage = follows ? onPage + 1 : 1;
      const check = follows ? checkNext(engine, story.id, rules) : checkAlone(engine, base, story.id, rules);
      const problem = await check.catch((error: Error) => error.message);
      // A failed story is followed by a new page.
      page = problem ? undefined : wanted;
      yield { what: story.id, problem, hasAxe };
    }
  }
  await engine.resize(usualWidth, 900);
}
