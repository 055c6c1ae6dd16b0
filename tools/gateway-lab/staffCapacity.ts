interface Cost {
  gatewaysMs: number;
  postgresMs: number;
}

/** The processor time of one query, one refresh and one line. */
export interface Costs {
  query: Cost;
  refresh: Cost;
  line: Cost;
}

/** The share of its time for which a machine is planned to be busy. */
const busyShare = 0.7;
/** In a busy minute each person makes one query, and each open list is refreshed every ten seconds. */
const queriesPerMinute = 1;
const refreshesPerMinute = 6;
/** Each hour one person in fifty sends a batch of a thousand lines. */
const batchesPerHour = 1 / 50;
const linesPerBatch = 1000;

/** For a number of staff: the requests per second, their processor time, and the number of cores. */
export function staffCapacity({ line, query, refresh }: Costs, staff: number): string[] {
  const works: [name: string, perSecond: number, cost: Cost][] = [
    ['queries', (staff * queriesPerMinute) / 60, query],
    ['lists read again', (staff * refreshesPerMinute) / 60, refresh],
    [
      `lines of ${Math.round(staff * batchesPerHour)} batches an hour`,
      (staff * batchesPerHour * linesPerBatch) / 3600,
      line,
    ],
  ];
  const cores = (of: keyof Cost) => works.reduce((sum, [, perSecond, cost]) => sum + (perSecond * cost[of]) / 1000, 0);
  const needed = (of: keyof Cost) => cores(of) / busyShare;
  return [
    `${staff} staff`.padEnd(34) + '  a second   cores of gateways   cores of PostgreSQL',
    ...works.map(
      ([name, perSecond, cost]) =>
        name.padEnd(34) +
        perSecond.toFixed(1).padStart(10) +
        ((perSecond * cost.gatewaysMs) / 1000).toFixed(2).padStart(20) +
        ((perSecond * cost.postgresMs) / 1000).toFixed(2).padStart(22),
    ),
    'at 70 %'.padEnd(44) + needed('gatewaysMs').toFixed(1).padStart(20) + needed('postgresMs').toFixed(1).padStart(22),
    `${Math.ceil(needed('gatewaysMs')) + 1} gateways with a core each, one of them to spare; PostgreSQL with ${Math.ceil(needed('postgresMs'))} cores`,
  ];
}
