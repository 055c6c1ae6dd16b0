import { afterEach, beforeEach } from 'vitest';
import { translatePage } from '@oraculo-tools/testkit/browser/translatePage.ts';

/** The composed story, which Storybook's plugin puts into the context of its test. */
interface StoryTest {
  story?: { run(): Promise<void> };
}

const isWrapper = (node: Node) => node instanceof Element && node.localName === 'font';

/**
 * Testing Library finds a text at its parent element. A story expects one of its own elements there, not the `<font>` of the translator.
 * Returns the clean-up function.
 */
function showTextsInTheirOwners(): () => void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes');
  const read = (node: Node): Node[] => Array.from(native?.get?.call(node) as NodeListOf<ChildNode>);
  const through = (node: Node): Node[] => (isWrapper(node) ? read(node).flatMap(through) : [node]);
  Object.defineProperty(Element.prototype, 'childNodes', {
    configurable: true,
    get(this: Element) {
      const seen = isWrapper(this) ? [] : read(this).flatMap(through);
      // The part of `NodeList` that `user-event` uses.
      return Object.assign(seen, { item: (at: number) => seen[at] ?? null });
    },
  });
  return () => Reflect.deleteProperty(Element.prototype, 'childNodes');
}

const ends: (() => void)[] = [];

beforeEach(() => {
  ends.push(translatePage(), showTextsInTheirOwners());
});

/** The last announcement comes after a delay and stays for seconds, so the two passes cannot be compared by it. */
const announcer = '[data-live-announcer]';

/** The clock advances between the two passes. */
const timeOfDay = /\b\d{2}:\d{2}(?::\d{2})?\b/g;

/** The texts of the page, one entry for each element with a text of its own. The order of the children of `body` does not matter. */
function readPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Map<Element, string>();
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const owner = parentElement?.closest(':not(font)');
    if (owner && !owner.closest(`script, style, ${announcer}`)) texts.set(owner, (texts.get(owner) ?? '') + data);
  }
  return Array.from(texts.values(), (text) => text.replace(timeOfDay, '00:00')).toSorted();
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));

/** The texts of the page after React has rendered everything: a long list renders its first rows first. */
async function readSettledPage(): Promise<string[]> {
  for (let before = readPage(); ; ) {
    await idle();
    const now = readPage();
    if (now.join() === before.join()) return now;
    before = now;
  }
}

/** Plays each story on a translated page, then again on an untranslated one, and compares the texts of both pages. */
afterEach(async ({ expect, task, ...context }) => {
  const translated = await readSettledPage();
  for (const end of ends.splice(0)) end();
  const { story } = context as typeof context & StoryTest;
  // The story is skipped, or failed before it was composed.
  if (!story || task.result?.state === 'fail') return;
  for (const region of document.querySelectorAll(announcer)) region.textContent = '';
  await story.run();
  await expect.poll(readPage).toEqual(translated);
});
