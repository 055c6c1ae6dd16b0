import type { CDPSession, Page } from 'playwright';

export interface Sample {
  /** Milliseconds of script. */
  script: number;
  /** Milliseconds of all tasks: script, style, layout, paint. */
  task: number;
  /** Milliseconds from the slowest input event to its next paint; 0 if nothing was typed or pressed. */
  worstEvent: number;
  /**
   * Milliseconds of the handlers of the slowest key, from its `keydown` to the end of its `input`, in steps of 0.1. The
   * frame is not included.
   */
  slowestKey: number;
  /** MB of live objects that the work added. */
  heap: number;
  /** Nodes or listeners that remain. */
  left: number;
}

const totals = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    script: of('ScriptDuration'),
    task: of('TaskDuration'),
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
};

/** Waits for two frames and an idle callback, so that everything that the task started is painted. */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );

interface Slow {
  worst: number;
  events: { name: string; startTime: number; processingStart: number; processingEnd: number }[];
}

/** The time of the slowest key: from its `keydown` to the end of the handlers of all its events, before the next `keydown`. */
function slowestOf(events: Slow['events']): number {
  const of = (name: string) => events.filter((event) => event.name === name);
  const downs = of('keydown').toSorted((one, other) => one.startTime - other.startTime);
  const followers = ['keypress', 'beforeinput', 'input'].flatMap(of);
  const times = downs.map((down, at) => {
    const until = downs[at + 1]?.startTime ?? Number.POSITIVE_INFINITY;
    const own = followers.filter(({ startTime }) => startTime >= down.startTime && startTime < until);
    return Math.max(...[down, ...own].map(({ processingEnd }) => processingEnd)) - down.processingStart;
  });
  return Math.max(0, ...times);
}

/** Runs `work` in the page and returns its cost on the page's main thread. */
export async function measure(page: Page, session: CDPSession, work: () => Promise<unknown>): Promise<Sample> {
  await settle(page);
  await page.evaluate(() => {
    const slow: Slow = { worst: 0, events: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { name, startTime, processingStart, processingEnd } = entry;
        slow.worst = Math.max(slow.worst, entry.duration);
        slow.events.push({ name, startTime, processingStart, processingEnd });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { slow });
  });
  const before = await totals(session);
  await work();
  await settle(page);
  const after = await totals(session);
  const slow = await page.evaluate(() => (window as unknown as { slow: Slow }).slow);
  return {
    script: (after.script - before.script) * 1000,
    task: (after.task - before.task) * 1000,
    worstEvent: slow.worst,
    slowestKey: slowestOf(slow.events),
    heap: 0,
    left: 0,
  };
}

/** Runs after closing animations and idle callbacks, so that their garbage is collected too. */
export async function memory(page: Page, session: CDPSession) {
  await settle(page);
  await session.send('HeapProfiler.collectGarbage');
  const { heap, nodes, listeners } = await totals(session);
  return { heapMb: heap / 1024 / 1024, nodes, listeners };
}
