import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

const widths = [1280, 320];
const colorModes = ['light', 'dark'];

const shortest = 160;
/** Of Storybook. It also keeps the story away from the corner, where the pointer rests. */
const padding = 16;

/**
 * The fonts are loaded before the first layout: without fonts of the system, Chromium keeps the layout of a text that
 * was shown before its font. The faces that use fonts of the system may be missing.
 */
beforeEach(async () => {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
});

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  // A table gets its buttons above cards one render after its width.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** Compares the page with its reference pictures in both modes and at two widths, after each story that has them. */
afterEach(async (story) => {
  const { documentElement: root, body } = document;
  const differing: string[] = [];
  const component = story.task.file.name.match(/([^/]+)\.stories\.tsx$/)?.[1];
  body.style.padding = `${padding}px`;
  for (const width of widths) {
    await resize(width, shortest);
    // As tall as the story, so that the part below the fold is compared as well. A table may show more of itself in a taller window.
    let height = Math.max(shortest, root.scrollHeight);
    await resize(width, height);
    // A page that fills its window is always taller than the window, by the padding.
    while (root.scrollHeight - height > 2 * padding) {
      height = root.scrollHeight;
      await resize(width, height);
    }
    for (const colorMode of colorModes) {
      root.dataset.colorMode = colorMode;
      // Compares all four pictures before it fails, so that a run lists every difference.
      await story
        .expect(body)
        .toMatchScreenshot(`${component}-${colorMode}-${width}`)
        .catch((error: Error) => differing.push(error.message));
    }
  }
  if (differing.length > 0) throw new Error([`${differing.length} pictures differ`, ...differing].join('\n\n'));
});
