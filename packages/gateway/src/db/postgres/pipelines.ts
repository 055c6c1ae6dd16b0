import type { Pool, PoolClient, QueryArrayConfig } from 'pg';

/** Each row as a list of its values. */
type Rows = unknown[][];
type Statement = Omit<QueryArrayConfig, 'rowMode'>;

interface Asked {
  statement: Statement;
  resolve: (rows: Rows) => void;
  reject: (error: unknown) => void;
}

interface Pipeline {
  client: PoolClient;
  /** The number of queries that are sent and not answered yet. */
  open: number;
  isBroken: boolean;
  isHeld: boolean;
  onBreak: () => void;
}

interface Limits {
  connections: number;
  /** Queries in flight on one connection. */
  depth: number;
}

/**
 * The queries of one turn of the event loop are sent together at its end, because a write to a socket costs as much as
 * a query.
 */
function holdForThisTurn(pipeline: Pipeline): void {
  if (pipeline.isHeld) return;
  pipeline.isHeld = true;
  const { stream } = pipeline.client.connection;
  stream.cork();
  setImmediate(() => {
    pipeline.isHeld = false;
    stream.uncork();
  });
}

/** The server sends this before it ends a connection. Later queries on it would fail as well. */
const isLast = (error: Error): boolean => 'code' in error && /^(57P0|08)/.test(String(error.code));

/**
 * Pipelines reads on a few connections: it sends a query before the previous one is answered. With one connection for
 * each query, gateway and server spend twice the time on an answer (decision 048).
 */
export function createPipelines(pool: Pool, { connections, depth }: Limits): (statement: Statement) => Promise<Rows> {
  const pipelines = new Set<Pipeline>();
  const waiting: Asked[] = [];
  let connecting = 0;

  const giveBack = (pipeline: Pipeline): void => {
    pipelines.delete(pipeline);
    pipeline.client.off('error', pipeline.onBreak);
    pipeline.client.release(pipeline.isBroken);
  };

  const send = (pipeline: Pipeline, { reject, resolve, statement }: Asked): void => {
    pipeline.open += 1;
    holdForThisTurn(pipeline);
    pipeline.client.query<unknown[]>({ ...statement, rowMode: 'array' }, (error, result) => {
      pipeline.open -= 1;
      if (error && isLast(error)) pipeline.onBreak();
      if (error) reject(error);
      else resolve(result.rows);
      serve();
      if (pipeline.open === 0) giveBack(pipeline);
    });
  };

  const addPipeline = (client: PoolClient): void => {
    const pipeline: Pipeline = {
      client,
      open: 0,
      isBroken: false,
      isHeld: false,
      onBreak: () => {
        pipeline.isBroken = true;
        pipelines.delete(pipeline);
      },
    };
    client.on('error', pipeline.onBreak);
    pipelines.add(pipeline);
    serve();
    if (pipeline.open === 0) giveBack(pipeline);
  };

  const connect = (): void => {
    connecting += 1;
    pool.connect().then(
      (client) => {
        connecting -= 1;
        addPipeline(client);
      },
      (error: unknown) => {
        connecting -= 1;
        // While another connection is open or opening, it serves the queries that wait.
        if (pipelines.size + connecting === 0) for (const { reject } of waiting.splice(0)) reject(error);
      },
    );
  };

  const serve = (): void => {
    while (waiting.length > 0) {
      let freest: Pipeline | undefined;
      for (const each of pipelines) if (freest === undefined || each.open < freest.open) freest = each;
      const isFree = freest?.open === 0;
      if (!isFree && pipelines.size + connecting < connections && connecting < waiting.length) connect();
      if (freest === undefined || freest.open >= depth) return;
      send(freest, waiting.shift()!);
    }
  };

  return (statement) =>
    new Promise((resolve, reject) => {
      waiting.push({ statement, resolve, reject });
      serve();
    });
}
