import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '../../../components/Button/Button.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { UiProvider } from '../../../components/UiProvider/UiProvider.tsx';

let root: Root;
let host: HTMLElement;

const part = (selector: string) => host.querySelector<HTMLElement>(selector) as HTMLElement;

/** Distance between the tooltip and its control, in px. */
const gap = () => part('button').getBoundingClientRect().top - part('[role="tooltip"]').getBoundingClientRect().bottom;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  flushSync(() =>
    root.render(
      <UiProvider>
        <div data-scrolled style={{ height: 300, overflow: 'auto', paddingTop: 120 }}>
          <div data-above />
          <Tooltip text="Traz a lista de novo">
            <Button>Atualizar</Button>
          </Tooltip>
          <div style={{ height: 2000 }} />
        </div>
      </UiProvider>,
    ),
  );
});

const openTooltip = async () => {
  part('button').focus();
  // Simulates a page that scrolls under a pointer that does not move.
  part('[data-scrolled]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await expect.poll(() => part('[role="tooltip"]').matches(':popover-open')).toBe(true);
};

afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
});

test('the tooltip follows its control while the page scrolls', async () => {
  await openTooltip();
  const before = gap();
  part('[data-scrolled]').scrollTop = 40;
  await expect.poll(gap).toBe(before);
});

test('the tooltip follows its control when content above it is added', async () => {
  await openTooltip();
  const before = gap();
  const { top } = part('button').getBoundingClientRect();
  part('[data-above]').style.height = '60px';
  expect(part('button').getBoundingClientRect().top).toBe(top + 60);
  await expect.poll(gap).toBe(before);
});
