interface Cost {
  gatewaysMs: number;
  postgresMs: number;
}

/** Processor time of one of each. */
export interface Costs {
  query: Cost;
  refresh: Cost;
  line: Cost;
}

/** A machine is planned to be busy for this share of its time. */
const busyShare = 0.7;
/** In a busy minute: one query each, and a list that each of them has open, read again every ten seconds. */
const queriesPerMinute = 1;
const refreshesPerMinute = 6;
/** One in fifty sends a group of a thousand lines in an hour. */
const batchesPerHour = 1 / 50;
const linesPerBatch = 1000;

/** The requests of so many staff in a second, the processor time they take, and the number of cores. */
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
