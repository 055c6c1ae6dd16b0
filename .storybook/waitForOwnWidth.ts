import { isTestRun } from './isTestRun.ts';
import { widths } from './modes.ts';

const maxWaitMs = 2000;

/**
 * The frame around a story gets its width only after the story has started. Without this wait a play function would run
 * at the width of the previous story.
 */
export async function waitForOwnWidth({ globals }: { globals: Record<string, unknown> }) {
  await frameHasWidth((globals.viewport as { value?: string } | undefined)?.value);
  if (isTestRun) await sizeIsAnnounced();
}

async function frameHasWidth(name: string | undefined) {
  const wanted = Object.entries(widths).find(([known]) => known === name)?.[1].styles.width;
  if (!wanted || window.frameElement?.id !== 'storybook-preview-iframe') return;
  const isWide = () => `${window.innerWidth}px` === wanted;
  if (isWide()) return;
  await new Promise<void>((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, maxWaitMs);
    window.addEventListener('resize', () => isWide() && end(), { signal: stop.signal });
  });
}

let announced = '';

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * A browser sends `resize`, `scroll` and the changes of media queries in the frame after a change of size. A menu that a play function has
 * opened by then would close.
 */
async function sizeIsAnnounced() {
  const size = `${window.innerWidth}×${window.innerHeight}`;
  if (size === announced) return;
  announced = size;
  await nextFrame();
  await nextFrame();
}
