import { appendFileSync, existsSync } from 'node:fs';
import { inject, TestRunner } from 'vitest';
import { clearTimeout, limitMsOf, now, setTimeout } from './realClock.mjs';

// Test files share one worker, and each loads this again.
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
  // Work that continues during the next test would fail it: React renders nothing while an `act` waits.
  const settled = afterMs(settleMs);
  await Promise.race([running, settled.passed]);
  settled.stop();
  return new Error('timed out');
};

/**
 * After a run without mutants, repeats each passed test in the same process, once for each mutant that it covers and that no test has
 * killed yet. A mutant then costs no more than the test. Its verdicts go to the file of `ORACULO_MUTANT_VERDICTS`.
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
    // A wait for an element fails before the timeout of the test.
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
    const tell = (verdict, mutant, why) =>
      appendFileSync(process.env.ORACULO_MUTANT_VERDICTS, `${JSON.stringify({ verdict, mutant, id, why })}\n`);
    // A test that leaves state cannot run twice here; Stryker runs it in a fresh process.
    if (reached.length === 0 || (await again()) !== ended) return;
    for (const [mutant, hits] of reached) {
      Object.assign(ns, { activeMutant: mutant, hitCount: 0, hitLimit: 1000 + 100 * hits });
      let outcome = await again();
      // A busy machine must not look like a hanging mutant.
      if (outcome.message === 'timed out') {
        ns.hitCount = 0;
        outcome = await again();
      }
      Object.assign(ns, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
      if (outcome === ended) {
        tell('survived', mutant);
        continue;
      }
      // The effects of an earlier mutant may have failed the test, and would do so for the next one.
      if ((await again()) !== ended) break;
      noticed.add(mutant);
      tell('killed', mutant, String(outcome.message).slice(0, 200));
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
