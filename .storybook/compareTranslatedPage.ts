import { afterEach, beforeEach } from 'vitest';
import { translatePage } from '@oraculo-tools/testkit/browser/translatePage.ts';

/** The context of a test: Storybook's plugin adds the composed story to it. */
interface StoryTest {
  story?: { run(): Promise<void> };
}

const isWrapper = (node: Node) => node instanceof Element && node.localName === 'font';

/**
 * Makes `childNodes` skip the `<font>` elements of the translator. Testing Library finds a text by its parent element,
 * and on a translated page that would be a `<font>`. Returns the clean-up function.
 */
function skipFontElements(): () => void {
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

const cleanUps: (() => void)[] = [];

beforeEach(() => {
  cleanUps.push(translatePage(), skipFontElements());
});

/** Excluded from the comparison: an announcement comes after a delay and stays for seconds. */
const announcer = '[data-live-announcer]';

/** Excluded too: the clock advances between the two runs. */
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

/** The texts of the page after React has rendered everything, because a long list first renders only its first rows. */
async function readSettledPage(): Promise<string[]> {
  for (let before = readPage(); ; ) {
    await idle();
    const now = readPage();
    if (now.join() === before.join()) return now;
    before = now;
  }
}

/** Runs each story on a translated page, then on an untranslated one, and compares the texts of both pages. */
afterEach(async ({ expect, task, ...context }) => {
  const translated = await readSettledPage();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  const { story } = context as typeof context & StoryTest;
  // A skipped or failed story has nothing to compare.
  if (!story || task.result?.state === 'fail') return;
  for (const region of document.querySelectorAll(announcer)) region.textContent = '';
  await story.run();
  await expect.poll(readPage).toEqual(translated);
});
