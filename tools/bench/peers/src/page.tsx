import { type ComponentType, createElement, Fragment } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { KitPages, PartName } from './work.ts';

const kits: Record<string, () => Promise<{ pages: KitPages }>> = {
  plain: () => import('./kits/plain.tsx'),
  oraculo: () => import('./kits/oraculo.tsx'),
  mantine: () => import('./kits/mantine.tsx'),
  antd: () => import('./kits/antd.tsx'),
  mui: () => import('./kits/mui.tsx'),
  spectrum: () => import('./kits/spectrum.tsx'),
  rac: () => import('./kits/rac.tsx'),
};

const name = new URLSearchParams(location.search).get('kit') ?? 'plain';
const { pages } = await (kits[name] as () => Promise<{ pages: KitPages }>)();
const Provider = pages.Provider ?? Fragment;
let root: Root | undefined;

const All = () => (
  <>
    {pages.Fields && <pages.Fields count={10} />}
    {pages.Cpf && <pages.Cpf />}
    {pages.Select && <pages.Select />}
    {pages.Range && <pages.Range />}
    {pages.Modal && <pages.Modal rowCount={40} />}
  </>
);

/** Runs the work in a task of the page, because the counters of the browser ignore work inside a debugger call. */
const inTask = (work: () => void) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      work();
      resolve();
    });
  });

/** The functions that the runner calls. */
const bench = {
  /** Empties the page, renders only the provider and loads the fonts, so that their cost is in no figure. */
  prepare: async () => {
    root?.unmount();
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    root = createRoot(host);
    flushSync(() => root?.render(<Provider>{null}</Provider>));
    // A font of a peer on a foreign server is not loaded.
    await Promise.allSettled(Array.from(document.fonts, (face) => face.load()));
  },
  show: (part: PartName, props: object = {}) => {
    const Part = part === 'All' ? All : (pages[part] as ComponentType<object>);
    return inTask(() => flushSync(() => root?.render(<Provider>{createElement(Part, props)}</Provider>)));
  },
  has: (part: keyof KitPages | 'All') => part === 'All' || pages[part] !== undefined,
  /** Shows one toast per frame, like separate events. */
  toasts: async (count: number) => {
    for (let index = 0; index < count; index++) {
      await inTask(() => pages.raiseToast?.(index));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  },
  dark: (isDark: boolean) => inTask(() => flushSync(() => pages.setDark?.(isDark))),
};

Object.assign(window, { bench });
document.documentElement.dataset.ready = name;
