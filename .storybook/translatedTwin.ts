import { afterEach, beforeEach } from 'vitest';
import { translatePage } from '@oraculo-tools/testkit/browser/translatePage.ts';

/** The story as the plugin of Storybook leaves it in the context of its test. */
interface StoryTest {
  story?: { run(): Promise<void> };
}

const isWrapper = (node: Node) => node instanceof Element && node.localName === 'font';

/**
 * Testing Library finds a text at the element whose child it is. A story means an element of its own, and not the `<font>` that
 * the translator put into it. Returns the function that ends it.
 */
function showTextsInTheirOwners(): () => void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes');
  const read = (node: Node): Node[] => Array.from(native?.get?.call(node) as NodeListOf<ChildNode>);
  const through = (node: Node): Node[] => (isWrapper(node) ? read(node).flatMap(through) : [node]);
  Object.defineProperty(Element.prototype, 'childNodes', {
    configurable: true,
    get(this: Element) {
      const seen = isWrapper(this) ? [] : read(this).flatMap(through);
      // As far as `user-event` uses a list of nodes.
      return Object.assign(seen, { item: (at: number) => seen[at] ?? null });
    },
  });
  return () => Reflect.deleteProperty(Element.prototype, 'childNodes');
}

const ends: (() => void)[] = [];

beforeEach(() => {
  ends.push(translatePage(), showTextsInTheirOwners());
});

/** The last announcement comes after a delay and stays for seconds, so it belongs to no moment. */
const announcer = '[data-live-announcer]';

/** The clock goes on between the two passes. */
const timeOfDay = /\b\d{2}:\d{2}(?::\d{2})?\b/g;

/** The texts of the page, an entry for each element with a text of its own; the order of the children of `body` does not count. */
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

/** Its texts when React has nothing left to render: a long list grows behind its first rows. */
async function readSettledPage(): Promise<string[]> {
  for (let before = readPage(); ; ) {
    await idle();
    const now = readPage();
    if (now.join() === before.join()) return now;
    before = now;
  }
}

/** After a story has played on a translated page, its twin plays on an untouched one, and says the same. */
afterEach(async ({ expect, task, ...context }) => {
  const translated = await readSettledPage();
  for (const end of ends.splice(0)) end();
  const { story } = context as typeof context & StoryTest;
  // It is left out, or failed before it was composed.
  if (!story || task.result?.state === 'fail') return;
  for (const region of document.querySelectorAll(announcer)) region.textContent = '';
  await story.run();
  await expect.poll(readPage).toEqual(translated);
});
