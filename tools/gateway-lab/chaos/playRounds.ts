interface Rounds {
  asked: number;
  maxMs: number;
  /** The work so far. */
  progress: () => string;
}

const tellEvery = 20;
/** One Ctrl+C may arrive twice: from the terminal, and from the program that started this one. */
const onceMs = 1000;
const print = (line: string) => process.stdout.write(`${line}\n`);
const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

let isPlaying = false;
let askedAt: number | undefined;

/** Before the first round there is nothing to compare, and who asks a second time does not wait for it. */
function hear(signal: NodeJS.Signals): void {
  const isAgain = askedAt !== undefined && performance.now() - askedAt > onceMs;
  if (!isPlaying || isAgain) process.exit(130);
  if (askedAt !== undefined) return;
  askedAt = performance.now();
  print(`${signal}: the round under way is the last, then comes the comparison. Once more ends it at once.`);
}

process.on('SIGINT', hear).on('SIGTERM', hear);
const isEnded = (): boolean => askedAt !== undefined;

/** Plays rounds until there are as many as asked for, the time is over, or somebody ends the run; answers how many there were. */
export async function playRounds(
  { asked, maxMs, progress }: Rounds,
  round: (at: number) => Promise<void>,
): Promise<number> {
  isPlaying = true;
  const began = performance.now();
  let told = began;
  let rounds = 0;
  while (rounds < asked && performance.now() - began < maxMs && !isEnded()) {
    rounds += 1;
    await round(rounds);
    if (rounds % tellEvery !== 0) continue;
    print(
      `${rounds} rounds in ${secondsSince(began)} s, the last ${tellEvery} in ${secondsSince(told)} s: ${progress()}`,
    );
    told = performance.now();
  }
  return rounds;
}
