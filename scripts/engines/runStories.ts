import { type Engine, waitFor } from './Engine.ts';

interface StoryEntry {
  id: string;
  type: string;
  tags: string[];
}

export interface Outcome {
  what: string;
  problem: string | undefined;
}

/** Widths that a story asks for by a global; see `.storybook/modes.ts`. */
const widths: Record<string, number> = { phone: 320, cards: 639, tablet: 768, desktop: 1280, wide: 1440 };
const usualWidth = 1200;

async function readIndex(base: string): Promise<StoryEntry[]> {
  const { entries } = (await (await fetch(`${base}/index.json`)).json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Every n-th story that acts, so that a short run meets all areas. */
export async function listStories(base: string, count?: number): Promise<StoryEntry[]> {
  const stories = await readIndex(base);
  if (count === undefined) return stories;
  const acting = stories.filter(({ tags }) => tags.includes('play-fn'));
  return acting.filter(
    (_, at) => Math.floor((at * count) / acting.length) !== Math.floor(((at - 1) * count) / acting.length),
  );
}

/** The width that Storybook would give the story, asked of the preview itself. */
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

async function judge(engine: Engine, base: string, id: string): Promise<string | undefined> {
  await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
  await waitFor(engine, id, () => window.storyProbe.done !== null || window.storyProbe.failure !== null);
  const { failure, reports } = await engine.evaluate(() => window.storyProbe);
  if (failure !== null) return failure.slice(0, 600);
  const violations = reports.flatMap(({ result }) => result?.violations ?? []);
  return violations.length === 0
    ? undefined
    : violations.map((violation) => `axe ${violation.id}: ${violation.nodes[0]?.html}`).join('; ');
}

/** On a busy machine a page may come too late for its own waits: what fails has one fresh page more, and says so. */
async function judgeTwice(engine: Engine, base: string, id: string): Promise<string | undefined> {
  const first = await judge(engine, base, id).catch((error: Error) => error.message);
  if (first === undefined) return undefined;
  const second = await judge(engine, base, id).catch((error: Error) => error.message);
  if (second === undefined) console.log(`    ${id} passed on its second page only: ${first.split('\n')[0]}`);
  return second;
}

/** Each story on a page of its own, with its play function, and axe in both modes; one with the tag `not-firefox` not there. */
export async function* runStories(
  engine: Engine,
  base: string,
  listed: readonly StoryEntry[],
): AsyncGenerator<Outcome> {
  const stories = listed.filter(({ tags }) => !tags.includes(`not-${engine.name}`));
  const left = listed.filter((story) => !stories.includes(story));
  for (const { id } of left) console.log(`  not run in ${engine.name}: ${id}`);
  await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(stories[0]?.id ?? '')}&viewMode=story`);
  await waitFor(engine, 'Storybook', () => window.storyProbe.done !== null || window.storyProbe.failure !== null);
  const byWidth = new Map<number, string[]>();
  for (const { id } of stories) {
    const width = widths[(await widthOf(engine, id)) ?? ''] ?? usualWidth;
    byWidth.set(width, [...(byWidth.get(width) ?? []), id]);
  }
  for (const [width, ids] of byWidth) {
    await engine.resize(width, 900);
    for (const id of ids) yield { what: id, problem: await judgeTwice(engine, base, id) };
  }
  await engine.resize(usualWidth, 900);
}
