import { appendFileSync, existsSync } from 'node:fs';
import { inject, TestRunner } from 'vitest';
import { clearTimeout, limitMsOf, now, setTimeout } from './realClock.mjs';

// Test files share one worker, and each file loads this module again.
const stryker = () => globalThis[inject('globalNamespace')];
const noticed = (globalThis.oraculoNoticed ??= new Set());

const suitesOf = ({ suite, file }) => (suite ? [...suitesOf(suite), suite] : file ? [file] : []);

const ended = Symbol('ended');
const afterMs = (ms, value) => {
  let timer;
  const passed = new Promise((resolve) => {
    timer = setTimeout(() => resolve(value), ms);
  });
  return { passed, stop: () => clearTimeout(timer) };
};
const settleMs = 5000;
const within = async (limitMs, work) => {
  const running = work().then(
    () => ended,
    (error) => error ?? new Error('failed'),
  );
  const limit = afterMs(limitMs);
  const outcome = await Promise.race([running, limit.passed]);
  limit.stop();
  if (outcome !== undefined) return outcome;
  // Waits for unfinished work, which would make the next test fail: React renders nothing while an `act` waits.
  const settled = afterMs(settleMs);
  await Promise.race([running, settled.passed]);
  settled.stop();
  return new Error('timed out');
};

/**
 * After a run without mutants, repeats each passed test in the same process, once for each mutant that it covers and
 * that no test has killed yet. A mutant then takes only the time of the test. The verdicts are written to the file
 * `ORACULO_MUTANT_VERDICTS`.
 */
export default class InPlaceRunner extends TestRunner {
  #startedAt = 0;
  #tookMs = 0;

  onBeforeTryTask(test) {
    super.onBeforeTryTask(test);
    this.#startedAt = now();
  }

  onAfterTryTask(test) {
    this.#tookMs = now() - this.#startedAt;
    super.onAfterTryTask(test);
  }

  async onAfterRetryTask(test, ...rest) {
    await super.onAfterRetryTask?.(test, ...rest);
    if (inject('mode') !== 'dry-run' || !existsSync(process.env.ORACULO_MUTANT_VERDICTS)) return;
    if (test.result.state !== 'pass') return;
    const limitMs = limitMsOf(this.#tookMs);
    const again = () => this.#attempt(test, limitMs);
    // A wait for an element must fail before the test times out.
    globalThis.oraculoWaitsFor?.(limitMs * 0.8);
    await this.#judge(test, again);
    globalThis.oraculoWaitsFor?.();
  }

  onAfterRunTask(test) {
    test.result.duration = this.#tookMs;
    return super.onAfterRunTask?.(test);
  }

  async #judge(test, again) {
    const ns = stryker();
    const id = `${test.file.filepath}#${suitesOf(test)
      .slice(1)
      .map(({ name }) => name)
      .concat(test.name)
      .join(' ')
      .trim()}`;
    const reached = Object.entries(ns.mutantCoverage?.perTest[id] ?? {}).filter(([mutant]) => !noticed.has(mutant));
    const coverage = { ...ns.mutantCoverage?.perTest[id] };
    const reportVerdict = (verdict, mutant, why) =>
      appendFileSync(process.env.ORACULO_MUTANT_VERDICTS, `${JSON.stringify({ verdict, mutant, id, why })}\n`);
    // A test that leaves state behind cannot run twice here. Stryker runs it in a new process.
    if (reached.length === 0 || (await again()) !== ended) return;
    for (const [mutant, hits] of reached) {
      Object.assign(ns, { activeMutant: mutant, hitCount: 0, hitLimit: 1000 + 100 * hits });
      let outcome = await again();
      // Long, so that a busy machine does not look like a hanging mutant.
      if (outcome.message === 'timed out') {
        ns.hitCount = 0;
        outcome = await again();
      }
      Object.assign(ns, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (outcome === ended) {
        reportVerdict('survived', mutant);
        continue;
      }
      // An effect of an earlier mutant may have made the test fail, and would make it fail for the next mutant.
      if ((await again()) !== ended) break;
      noticed.add(mutant);
      reportVerdict('killed', mutant, String(outcome.message).slice(0, 200));
    }
    ns.mutantCoverage.perTest[id] = coverage;
  }

  async #attempt(test, limitMs) {
    const suites = suitesOf(test);
    const cleanups = [];
    let outcome = ended;
    const note = (found) => {
      if (outcome === ended) outcome = found;
    };
    super.onBeforeTryTask(test);
    const before = suites.flatMap((suite) => TestRunner.getSuiteHooks(suite).beforeEach.map((hook) => [hook, suite]));
    const after = suites
      .toReversed()
      .flatMap((suite) => TestRunner.getSuiteHooks(suite).afterEach.toReversed().map((hook) => [hook, suite]));
    note(
      await within(limitMs, async () => {
        for (const [hook, suite] of before) cleanups.push(await hook(test.context, suite));
        await TestRunner.getTestFn(test)();
        super.onAfterTryTask(test);
      }),
    );
    note(
      await within(limitMs, async () => {
        for (const [hook, suite] of after) await hook(test.context, suite);
        for (const cleanup of cleanups.toReversed()) if (typeof cleanup === 'function') await cleanup();
      }),
    );
    return outcome;
  }
}
