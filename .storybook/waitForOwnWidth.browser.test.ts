import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { waitForOwnWidth } from './waitForOwnWidth.ts';

const firstWidth = window.innerWidth;

afterEach(async () => {
  await page.viewport(firstWidth, 600);
});

test('a play function starts after the events of a new page size', async () => {
  const stop = new AbortController();
  const events: string[] = [];
  window.addEventListener('resize', () => events.push('resize'), { signal: stop.signal });
  const narrow = window.matchMedia('(width < 400px)');
  narrow.addEventListener('change', () => events.push('media query'), { signal: stop.signal });
  await page.viewport(320, 600);

  await waitForOwnWidth({ globals: {} });

  expect(events).toEqual(['resize', 'media query']);
  stop.abort();
});
