import { foldText } from './foldText.ts';

const particles: readonly string[] = ['de', 'da', 'do', 'das', 'dos', 'e'];

/** Normalises words with several spellings in registers: Luiz and Luis, Mello and Melo, Júnior and Jr. */
function foldSpelling(word: string): string {
  const folded = word.replaceAll('z', 's').replaceAll(/(\p{L})\1+/gu, '$1');
  return folded === 'junior' ? 'jr' : folded;
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !particles.includes(word))
    .map(foldSpelling);

/** An initial matches its word. */
const isSameWord = (one: string, other: string) =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

/**
 * Whether two names belong to different people: the longer one does not contain all words of the shorter one in order.
 * Some operators truncate long names, so the last word of their answer may be incomplete.
 */
export function isOtherName(given: string, answered: string): boolean {
  const givenWords = wordsOf(given);
  const answeredWords = wordsOf(answered);
  const last = answeredWords.length - 1;
  const isMatch = (givenAt: number, answeredAt: number) => {
    const [one = '', other = ''] = [givenWords[givenAt], answeredWords[answeredAt]];
    return isSameWord(one, other) || (answeredAt === last && last > 0 && one.startsWith(other));
  };
  const isGivenShorter = givenWords.length <= answeredWords.length;
  const [shorter, longer] = isGivenShorter ? [givenWords, answeredWords] : [answeredWords, givenWords];
  let found = 0;
  for (let at = 0; at < longer.length && found < shorter.length; at += 1) {
    if (isGivenShorter ? isMatch(found, at) : isMatch(at, found)) found += 1;
  }
  return found < shorter.length;
}
