interface Rounds {
  maxRounds: number;
  maxMs: number;
  /** Returns a text about the progress. */
  progress: () => string;
}

const reportEvery = 20;
/** A single Ctrl+C may arrive twice: from the terminal, and from the program that started this one. */
const onceMs = 1000;
const print = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

let isRunning = false;
let signalledAt: number | undefined;

/** Ends the process at once before the first round, when there is nothing to compare, and at the second signal. */
function onSignal(signal: NodeJS.Signals): void {
  const isAgain = signalledAt !== undefined && performance.now() - signalledAt > onceMs;
  if (!isRunning || isAgain) process.exit(130);
  if (signalledAt !== undefined) return;
  signalledAt = performance.now();
  print(`${signal}: after this round the data are compared. A second signal ends the process at once.`);
}

process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
const isEnded = (): boolean => signalledAt !== undefined;

/** Runs rounds until `maxRounds` or `maxMs` is reached, or a signal ends the run. Returns the number of rounds. */
export async function runRounds(
  { maxRounds, maxMs, progress }: Rounds,
  round: (at: number) => Promise<void>,
): Promise<number> {
  isRunning = true;
  const began = performance.now();
  let reportedAt = began;
  let rounds = 0;
  while (rounds < maxRounds && performance.now() - began < maxMs && !isEnded()) {
    rounds += 1;
    await round(rounds);
    if (rounds % reportEvery !== 0) continue;
    print(
      `${rounds} rounds in ${secondsSince(began)} s, the last ${reportEvery} in ${secondsSince(reportedAt)} s: ${progress()}`,
    );
    reportedAt = performance.now();
  }
  return rounds;
}
