import { readFileSync } from 'node:fs';
import { BaseSequencer, ForksPoolWorker, type PoolRunnerInitializer, type TestSpecification } from 'vitest/node';

type Message = Parameters<ForksPoolWorker['send']>[0];
type ReuseOf = NonNullable<ReturnType<PoolRunnerInitializer['createPoolWorker']>['canReuse']>;

/** Signs that a test changes or measures its whole process: a page, globals, timers, its variables, time or memory. */
const ofProcess = /@vitest-environment|\bvi\.(?!fn\b)|process\.(env|on|cpuUsage|memoryUsage)\b/;
/** Modules of the app keep the session of its page. */
const ofApp = '/packages/app/';

const known = new Map<string, boolean>();
function isApart(file: string): boolean {
  const is = known.get(file) ?? (file.includes(ofApp) || ofProcess.test(readFileSync(file, 'utf8')));
  known.set(file, is);
  return is;
}

/** Runs one test file after the other and keeps what they import, unless one of them is to have a process of its own. */
class UnitWorker extends ForksPoolWorker {
  override name = 'unit';
  #isTaken = false;

  override send(message: Message) {
    if ('context' in message && 'files' in message.context)
      this.#isTaken ||= message.context.files.some(({ filepath }) => isApart(filepath));
    super.send(message);
  }

  canReuse: ReuseOf = ({ context }) => !this.#isTaken && !context.files.some(({ filepath }) => isApart(filepath));
}

/** A process for each file of tests costs more than most tests, so files that leave nothing behind share one. */
export const unitPool: PoolRunnerInitializer = {
  name: 'unit',
  createPoolWorker: (options) => new UnitWorker(options),
};

/** Those with a process of their own come first: a worker that may go on ends when the next file wants a new one. */
export class ApartFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longestFirst = super.sort.bind(this);
    const sorted = await longestFirst(files);
    const isFirst = ({ moduleId, pool }: TestSpecification) => pool === unitPool.name && isApart(moduleId);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}
