/** The parts of a Markdown page that the check of links and names reads. */
export interface Page {
  /** From the root of the repository, with slashes. */
  path: string;
  text: string;
}

export interface Span {
  text: string;
  /** From 1. */
  line: number;
}

const fence = /^ *(```+)[^\n]*\n([\s\S]*?)^ *\1/gm;
const inlineCode = /(?<!`)(`+)(?!`)([\s\S]+?)(?<!`)\1(?!`)/g;
const link = /\]\(([^()\s]+)\)/g;
const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

const lineAt = (text: string, place: number) => text.slice(0, place).split('\n').length;

const withoutFences = (text: string) => text.replace(fence, blank);
/** Removes code and keeps the line numbers. */
export const withoutCode = (text: string) => withoutFences(text).replace(inlineCode, blank);

/** Inline code, which may continue after a line break. */
export const codeSpans = ({ text }: Page): Span[] => {
  const prose = withoutFences(text);
  return [...prose.matchAll(inlineCode)].map((match) => ({
    text: (match[2] ?? '').replaceAll(/\s+/g, ' ').trim(),
    line: lineAt(prose, match.index),
  }));
};

/** The lines of code blocks, without the comment after a command. */
export const fencedLines = ({ text }: Page): Span[] =>
  [...text.matchAll(fence)].flatMap((match) => {
    const first = lineAt(text, match.index) + 1;
    return (match[2] ?? '')
      .split('\n')
      .map((line, index) => ({ text: line.replace(/\s#.*$/, '').trim(), line: first + index }));
  });

export const links = ({ text }: Page): Span[] => {
  const prose = withoutCode(text);
  return [...prose.matchAll(link)].map((match) => ({ text: match[1] ?? '', line: lineAt(prose, match.index) }));
};

/** The anchors that GitHub makes from the headings of a page. */
export function anchors(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const slug = heading
      .replaceAll(/\]\([^)]*\)/g, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}\- _]/gu, '')
      .replaceAll(' ', '-');
    let unique = slug;
    for (let count = 1; found.has(unique); count += 1) unique = `${slug}-${count}`;
    found.add(unique);
  }
  return found;
}
