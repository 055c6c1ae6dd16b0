import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const bounds = [0.005, 0.025, 0.1, 0.5, 1, 5, 30];

interface Timing {
  buckets: number[];
  sum: number;
  count: number;
}

/** The counters of the process; both origins increment them. */
export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #timing: Timing = { buckets: bounds.map(() => 0), sum: 0, count: 0 };
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  watch(app: FastifyInstance): void {
    this.#delay.enable();
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
      this.#answers.set(labels, (this.#answers.get(labels) ?? 0) + 1);
      const seconds = reply.elapsedTime / 1000;
      this.#timing.sum += seconds;
      this.#timing.count += 1;
      for (const [at, bound] of bounds.entries()) if (seconds <= bound) this.#timing.buckets[at]! += 1;
    });
  }

  stop(): void {
    this.#delay.disable();
  }

  /** The metrics in the OpenMetrics text format. */
  text(openJobs: readonly { kind: string; open: number }[]): string {
    const { buckets, count: total, sum } = this.#timing;
    return [
      '# TYPE oraculo_answers counter',
      ...[...this.#answers].map(([labels, value]) => `oraculo_answers_total{${labels}} ${value}`),
      '# TYPE oraculo_answer_seconds histogram',
      ...bounds.map((bound, at) => `oraculo_answer_seconds_bucket{le="${bound}"} ${buckets[at]}`),
      `oraculo_answer_seconds_bucket{le="+Inf"} ${total}`,
      `oraculo_answer_seconds_sum ${sum}`,
      `oraculo_answer_seconds_count ${total}`,
      '# TYPE oraculo_jobs_open gauge',
      ...openJobs.map(({ kind, open }) => `oraculo_jobs_open{kind="${kind}"} ${open}`),
      '# TYPE oraculo_event_loop_delay_seconds gauge',
      `oraculo_event_loop_delay_seconds{quantile="0.99"} ${this.#delay.percentile(99) / 1e9}`,
      '# TYPE oraculo_resident_memory_bytes gauge',
      `oraculo_resident_memory_bytes ${process.memoryUsage().rss}`,
      '# EOF',
      '',
    ].join('\n');
  }
}
