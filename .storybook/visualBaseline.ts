import { afterEach } from 'vitest';
import { page } from 'vitest/browser';

const widths = [1280, 320];
const colorModes = ['light', 'dark'];

const shortest = 160;

/** After each story with a picture: the page as it then stands, in both modes and at two widths, against its reference. */
afterEach(async (story) => {
  const { documentElement: root, body } = document;
  const differing: string[] = [];
  const component = story.task.file.name.match(/([^/]+)\.stories\.tsx$/)?.[1];
  // Storybook's own padding; it also keeps what is drawn away from the pointer, which rests in the corner.
  body.style.padding = '16px';
  for (const width of widths) {
    await page.viewport(width, shortest);
    await document.fonts.ready;
    // As tall as the story: what lies below the fold is compared as well.
    await page.viewport(width, Math.max(shortest, root.scrollHeight));
    for (const colorMode of colorModes) {
      root.dataset.colorMode = colorMode;
      // All four are compared, so that a run names each picture that differs.
      await story
        .expect(body)
        .toMatchScreenshot(`${component}-${colorMode}-${width}`)
        .catch((error: Error) => differing.push(error.message));
    }
  }
  if (differing.length > 0) throw new Error([`${differing.length} pictures differ`, ...differing].join('\n\n'));
});
