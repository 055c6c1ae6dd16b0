import { widths } from './modes.ts';

const patienceMs = 2000;

/**
 * The frame around a story gets its width only after the story has started. A play function that runs at once would run at the width of
 * the previous story.
 */
export async function waitForOwnWidth({ globals }: { globals: Record<string, unknown> }) {
  const asked = (globals.viewport as { value?: string } | undefined)?.value;
  const wanted = Object.entries(widths).find(([name]) => name === asked)?.[1].styles.width;
  if (!wanted || window.frameElement?.id !== 'storybook-preview-iframe') return;
  const isWide = () => `${window.innerWidth}px` === wanted;
  if (isWide()) return;
  await new Promise<void>((resolve) => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(end, patienceMs);
    window.addEventListener('resize', () => isWide() && end(), { signal: stop.signal });
  });
}
