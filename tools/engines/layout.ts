import { type Engine, waitFor } from '@oraculo-tools/testkit/engines/Engine.ts';
import { isStoryOver, listStories } from '@oraculo-tools/testkit/engines/runStories.ts';

/** WebKit's window cannot be narrower than 447 px. */
const width = 480;

/**
 * The layout of a story’s controls, which does not depend on font rendering: the row of each control, and overlapping
 * pairs. Runs in the page.
 */
const layoutInPage = (colorMode: string): { wide: number; lines: string[] } => {
  document.documentElement.dataset.colorMode = colorMode;
  const controls = [
    ...document.querySelectorAll('#storybook-root :is(button, input, select, textarea, a[href], label)'),
  ]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    // Elements only for screen readers have a size of one pixel.
    .filter(({ box }) => box.width > 4 && box.height > 4);
  const nameOf = (control: Element) =>
    `${control.tagName.toLowerCase()} “${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 24)}”`;
  let row = 0;
  let edge = Number.NEGATIVE_INFINITY;
  const lines: string[] = [];
  for (const [at, { control, box }] of controls.entries()) {
    // An element below the whole previous row begins a new row.
    if (box.top >= edge - 1) {
      row += 1;
      edge = box.bottom;
    }
    const over = controls
      .slice(0, at)
      .filter(({ control: other }) => !other.contains(control) && !control.contains(other))
      .filter(({ box: other }) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2)
      .filter(({ box: other }) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2)
      .map(({ control: other }) => nameOf(other));
    const isOut = box.right > window.innerWidth + 1 || box.left < -1;
    lines.push(
      `row ${row}: ${nameOf(control)}${over.length > 0 ? ` over ${over.join(', ')}` : ''}${isOut ? ', beyond the edge' : ''}`,
    );
  }
  return { wide: document.documentElement.scrollWidth - window.innerWidth, lines };
};

/** The layout of every component in both modes: its faults, and the lines to compare. */
export async function* readLayouts(engine: Engine, base: string, isShort: boolean) {
  const all = (await listStories(base)).filter(({ id }) => id.endsWith('--all-variants'));
  await engine.resize(width, 900);
  for (const [at, { id }] of all.entries()) {
    if (isShort && at % 4 !== 0) continue;
    await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&plain`);
    await waitFor(engine, id, isStoryOver);
    const lines: string[] = [];
    const wide: string[] = [];
    for (const mode of ['light', 'dark']) {
      const layout = await engine.evaluate(layoutInPage, mode);
      if (layout.wide > 0) wide.push(`${layout.wide} px too wide in ${mode}`);
      lines.push(...layout.lines.map((line) => `${mode}, ${line}`));
    }
    yield { id, wide, lines };
  }
  await engine.resize(1200, 900);
}
