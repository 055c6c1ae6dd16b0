import { foldText } from '@oraculo/api-client/contract';

const particles: readonly string[] = ['de', 'da', 'do', 'das', 'dos', 'e'];

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !particles.includes(word));

/** An initial stands for its word. */
const isSameWord = (one: string, other: string) =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

/** Whether two names cannot be those of one person: the words of the shorter one are not, in their order, among those of the longer. */
export function isOtherName(given: string, answered: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(given), wordsOf(answered)].toSorted((a, b) => a.length - b.length);
  let found = 0;
  for (const word of longer) {
    const next = shorter[found];
    if (next !== undefined && isSameWord(next, word)) found += 1;
  }
  return found < shorter.length;
}
