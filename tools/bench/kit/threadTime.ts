import type { Page } from 'playwright';

/**
 * The processor time that the page’s main thread spends in `act`, in ms. Unlike wall time, it excludes other programs.
 * If `act`
 * mounts into a hidden element, the time excludes layout.
 */
export async function threadTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const start = await read();
  await act();
  const time = (await read()) - start;
  await session.detach();
  return time;
}
