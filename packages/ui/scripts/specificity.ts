/** Splits at commas that stand in no bracket. */
export function splitList(list: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at] ?? '';
    if ('(['.includes(sign)) depth += 1;
    else if (')]'.includes(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      entries.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...entries, list.slice(start).trim()];
}

/** Where the bracket that opens at `start` closes. */
function closes(selector: string, start: number): number {
  let depth = 0;
  for (let at = start; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a bracket stays open in ${selector}`);
}

const ofIds = 1_000_000;
const ofClasses = 1000;

const part =
  /(?<id>#[\w-]+)|(?<class>\.[\w-]+|\[[^\]]*\])|::(?<element>[\w-]+)|:(?<pseudo>[\w-]+)|(?<tag>[a-z][\w-]*)|[\s>+~*]+|%/giy;

/** One number that compares as the three of https://www.w3.org/TR/selectors-4/#specificity-rules do. */
export function specificity(selector: string): number {
  let sum = 0;
  part.lastIndex = 0;
  for (let at = 0; at < selector.length; at = part.lastIndex) {
    part.lastIndex = at;
    const groups = part.exec(selector)?.groups;
    if (!groups) throw new Error(`no specificity is known of ${selector.slice(at)} in ${selector}`);
    if (groups.id) sum += ofIds;
    else if (groups.element ?? groups.tag) sum += 1;
    else if (groups.class) sum += ofClasses;
    const end = part.lastIndex;
    const argument = selector[end] === '(' ? selector.slice(end + 1, closes(selector, end)) : undefined;
    if (groups.pseudo) sum += ofPseudo(groups.pseudo, argument);
    part.lastIndex = argument === undefined ? end : end + argument.length + 2;
  }
  return sum;
}

function ofPseudo(name: string, argument: string | undefined): number {
  if (name === 'where') return 0;
  if (['is', 'not', 'has'].includes(name)) return Math.max(...splitList(argument ?? '').map(specificity));
  return ofClasses;
}
