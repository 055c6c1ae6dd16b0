import { type Engine, waitFor } from '@oraculo-tools/testkit/engines/Engine.ts';

interface Part {
  what: string;
  check: (engine: Engine, base: string) => Promise<void>;
}

/** Resolves after the play function of the story, if it has one. */
const open = async (engine: Engine, base: string, id: string) => {
  await engine.goto(`${base}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story&plain`);
  await waitFor(engine, id, () => window.storyProbe.status !== null);
};

/** Presses, with the real pointer, the middle of the first element that matches the selector and contains the text. */
async function click(engine: Engine, selector: string, text = '') {
  const [x, y] = await engine.evaluate(
    (wanted, held) => {
      const found = [...document.querySelectorAll(wanted)].find(({ textContent }) => textContent?.includes(held));
      found?.scrollIntoView({ block: 'nearest' });
      const box = found?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    },
    selector,
    text,
  );
  await engine.click(x, y);
}

function expectEqual(what: string, seen: unknown, wanted: unknown) {
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
  }
}

const cards = () => document.querySelectorAll('[data-toast]').length;
const toastLeaves: Part = {
  what: 'a toast leaves by itself, also after another one was closed by its cross',
  check: async (engine, base) => {
    await open(engine, base, 'avisos-toast-em-uso--a-toast-is-at-the-top-right-below-the-header');
    await waitFor(engine, 'no toast of the story', () => document.querySelector('[data-toast]') === null);
    await click(engine, '#storybook-root button', 'Enviar');
    await waitFor(engine, 'the first toast', () => document.querySelector('[data-toast]') !== null);
    await click(engine, '[data-toast] button');
    await waitFor(engine, 'no toast', () => document.querySelector('[data-toast]') === null);
    await engine.moveTo(300, 700);
    await click(engine, '#storybook-root button', 'Enviar');
    await waitFor(engine, 'the second toast', () => document.querySelector('[data-toast]') !== null);
    await engine.moveTo(300, 700);
    await waitFor(engine, 'the second toast gone', () => document.querySelector('[data-toast]') === null);
    expectEqual('cards', await engine.evaluate(cards), 0);
  },
};

const dialogKeepsFocus: Part = {
  what: 'a dialog holds Tab, closes on Escape and gives the focus back',
  check: async (engine, base) => {
    await open(engine, base, 'sobreposições-modal-em-uso--escape-closes-the-modal-and-the-focus-returns');
    await click(engine, '#storybook-root button');
    await waitFor(engine, 'the dialog', () => document.querySelector('[role=dialog]') !== null);
    for (let presses = 0; presses < 8; presses++) {
      await engine.press('Tab');
      const isInside = () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false;
      expectEqual(`inside after ${presses + 1} tabs`, await engine.evaluate(isInside), true);
    }
    await engine.press('Escape');
    await waitFor(engine, 'no dialog', () => document.querySelector('[role=dialog]') === null);
    const isBack = () => document.activeElement === document.querySelector('#storybook-root button');
    await waitFor(engine, 'the focus on the button that opened it', isBack);
  },
};

const calendarMoves: Part = {
  what: 'the calendar opens by key, moves by day, week and month, picks a range and gives the focus back',
  check: async (engine, base) => {
    await open(engine, base, 'campos-daterangepicker--filled');
    await engine.evaluate(() => document.querySelector<HTMLInputElement>('#storybook-root input')?.focus());
    await engine.press('Alt+ArrowDown');
    const isOnDay = (day: string) => document.activeElement?.getAttribute('data-date') === day;
    await waitFor(engine, 'the first day of the period', isOnDay, '2026-11-19');
    for (const [key, day] of [
      ['ArrowLeft', '2026-11-18'],
      ['ArrowUp', '2026-11-11'],
      ['Home', '2026-11-08'],
      ['PageUp', '2026-10-08'],
    ] as const) {
      await engine.press(key);
      await waitFor(engine, `${day} after ${key}`, isOnDay, day);
    }
    await engine.press('Enter');
    await engine.press('ArrowRight');
    await waitFor(engine, '2026-10-09 after ArrowRight', isOnDay, '2026-10-09');
    await engine.press('Enter');
    await waitFor(engine, 'the calendar closed', () => document.querySelector('[role=dialog]') === null);
    const values = () =>
      [...document.querySelectorAll<HTMLInputElement>('#storybook-root input')].map(({ value }) => value);
    expectEqual('the period', await engine.evaluate(values), ['08/10/2026', '09/10/2026']);
    const isBack = () => document.activeElement === document.querySelector('#storybook-root input');
    await waitFor(engine, 'the focus on the first box', isBack);
  },
};

/** Uses arrow keys, because typeahead joins letters only within half a second, and a busy machine is slower. */
const calendarLists: Part = {
  what: 'the calendar shows the month and the year that are chosen by key in its lists',
  check: async (engine, base) => {
    await open(engine, base, 'campos-daterangepicker--filled');
    await engine.evaluate(() => document.querySelector<HTMLInputElement>('#storybook-root input')?.focus());
    await engine.press('Alt+ArrowDown');
    await waitFor(engine, 'all years', () => document.querySelectorAll('[aria-label=Ano] option').length > 100);
    const year = await engine.evaluate(() => {
      const years = document.querySelector<HTMLSelectElement>('[aria-label=Ano]');
      return years?.options[years.selectedIndex + 3]?.text ?? '';
    });
    for (const [list, keys, shown] of [
      ['Ano', ['ArrowDown', 'ArrowDown', 'ArrowDown'], ` de ${year}`],
      ['Mês', ['Home', 'ArrowDown', 'ArrowDown'], `março de ${year}`],
    ] as const) {
      await engine.evaluate((name) => document.querySelector<HTMLElement>(`[aria-label=${name}]`)?.focus(), list);
      for (const key of keys) await engine.press(key);
      const isShown = (month: string) =>
        [...document.querySelectorAll('[role=grid]')].some((grid) => grid.getAttribute('aria-label')?.endsWith(month));
      await waitFor(engine, `the grid of ${shown}`, isShown, shown);
    }
  },
};

/** Buttons at the lower edge of a low window, where the overlay has to flip or to shrink. */
const layers = [
  ['campos-select--empty', 'input', '[role=listbox]'],
  ['campos-datepicker--filled', 'button[aria-label^="Abrir calendário"]', '[role=dialog]'],
  ['ações-menu--closed', 'button', '[role=menu]'],
  ['sobreposições-popover--closed', 'button', '[role=dialog]'],
] as const;

const layersFit: Part = {
  what: 'a list, a calendar, a menu and a popover open within a window of 480 × 640 px, also from its lower edge',
  check: async (engine, base) => {
    await engine.resize(480, 640);
    for (const [id, opener, layer] of layers) {
      await open(engine, base, id);
      await engine.evaluate((selector) => {
        const root = document.querySelector<HTMLElement>('#storybook-root');
        const height = document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
        root?.style.setProperty('padding-block-start', `${window.innerHeight - height - 40}px`);
      }, `#storybook-root ${opener}`);
      await click(engine, `#storybook-root ${opener}`);
      const isInside = (selector: string) => {
        const shown = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
        if (!shown) return false;
        const { left, top, right, bottom, height } = shown.getBoundingClientRect();
        return height > 40 && left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      };
      await waitFor(engine, `${layer} of ${id} within the window`, isInside, layer);
    }
    await engine.resize(1200, 900);
  },
};

export const parts: Part[] = [toastLeaves, dialogKeepsFocus, calendarMoves, calendarLists, layersFit];
