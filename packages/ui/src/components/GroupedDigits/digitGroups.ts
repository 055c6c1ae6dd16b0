/** Minimum length of a number that is grouped. */
const minGroupedLength = 12;

const numberText = /^(?=.*\d)[\dA-Z]+$/i;

/** Splits a long number into groups; the last size is repeated. A group never has a single character. Any other text is not split. */
export function digitGroups(text: string, sizes: readonly number[] = [4]): string[] {
  if (text.length < minGroupedLength || !numberText.test(text)) return [text];
  const groups: string[] = [];
  let start = 0;
  while (start < text.length) {
    const size = Math.max(1, sizes[groups.length] ?? sizes.at(-1) ?? text.length);
    const end = text.length - start - size <= 1 ? text.length : start + size;
    groups.push(text.slice(start, end));
    start = end;
  }
  return groups;
}
