import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

const widths = [1280, 320];
const colorModes = ['light', 'dark'];

const shortest = 160;

/**
 * The fonts are loaded before the first layout: without fonts of the system, Chromium keeps the layout of a text that
 * was shown before its font. The faces that use fonts of the system may be missing.
 */
beforeEach(async () => {
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
});

/** Compares the page with its reference pictures in both modes and at two widths, after each story that has them. */
afterEach(async (story) => {
  const { documentElement: root, body } = document;
  const differing: string[] = [];
  const component = story.task.file.name.match(/([^/]+)\.stories\.tsx$/)?.[1];
  // The padding of Storybook. It also keeps the story away from the corner in which the pointer rests.
  body.style.padding = '16px';
  for (const width of widths) {
    await page.viewport(width, shortest);
    // The buttons above the cards of a table appear one render after the change of its width.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    // The page gets the height of the story, so that the part below the fold is compared as well.
    await page.viewport(width, Math.max(shortest, root.scrollHeight));
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
