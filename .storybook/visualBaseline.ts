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

/** After each story with a reference picture: compares the page in both modes and at two widths. */
afterEach(async (story) => {
  const { documentElement: root, body } = document;
  const differing: string[] = [];
  const component = story.task.file.name.match(/([^/]+)\.stories\.tsx$/)?.[1];
  // Storybook's own padding. It also keeps the story away from the corner, where the pointer rests.
  body.style.padding = '16px';
  for (const width of widths) {
    await page.viewport(width, shortest);
    // A table gets its buttons above cards one render after its width.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    // As tall as the story, so that the part below the fold is compared as well.
    await page.viewport(width, Math.max(shortest, root.scrollHeight));
    for (const colorMode of colorModes) {
      root.dataset.colorMode = colorMode;
      // All four are compared, so that a run lists every picture that differs.
      await story
        .expect(body)
        .toMatchScreenshot(`${component}-${colorMode}-${width}`)
        .catch((error: Error) => differing.push(error.message));
    }
  }
  if (differing.length > 0) throw new Error([`${differing.length} pictures differ`, ...differing].join('\n\n'));
});
