import type { KitDriver } from './KitDriver.ts';
import { readBarTable, readStepList } from './readCharts.ts';
import type { TestingLibraryTools } from './TestingLibraryTools.ts';

interface Tools extends Pick<TestingLibraryTools, 'waitFor'> {
  find: (role: string, name: string) => Promise<HTMLElement>;
  waiting: { timeout: number };
}

/** The part of `testingLibraryKit` that reads charts. */
export function chartReaders({
  find,
  waitFor,
  waiting,
}: Tools): Pick<KitDriver, 'readBars' | 'readMeter' | 'readStat' | 'readSteps'> {
  return {
    async readBars(label) {
      const table = await waitFor(() => {
        const captions = [...document.querySelectorAll('table > caption')];
        const found = captions.find(({ textContent: text }) => text === label || text?.startsWith(`${label}. `));
        if (!found?.parentElement) throw new Error(`No chart has the name ${label}`);
        return found.parentElement;
      }, waiting);
      return readBarTable(table);
    },

    readMeter: async (label) => (await find('meter', label)).getAttribute('aria-valuetext') ?? '',

    async readStat(label) {
      const tile = await find('group', label);
      return waitFor(() => {
        if (tile.getAttribute('aria-busy')) throw new Error(`${label} is still loading`);
        return tile.querySelector('[data-part="value"]')?.textContent ?? '';
      }, waiting);
    },

    readSteps: async (label) => readStepList(await find('list', label)),
  };
}
